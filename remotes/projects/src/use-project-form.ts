import { type ProjectDetail, projectInput } from '@stundenbuch/domain/sides/projects/contract';
import { projectSentences, projectTexts } from '@stundenbuch/domain/sides/projects/messages';
import { datesRefusal } from '@stundenbuch/domain/sides/projects/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { useSession } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';
import { inputOf, valuesOf } from './project-values.ts';
import { useChangeProjectMutation, useCreateProjectMutation } from './projects.api.ts';

/** Creates a project together with its hourly rates, or edits the given one. */
export function useProjectForm(project: ProjectDetail | null) {
  const withCustomer = useSession().who?.flags.includes('customer') ?? false;
  const [create] = useCreateProjectMutation();
  const [change] = useChangeProjectMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const texts = project
    ? { saved: projectTexts.saved, failed: projectTexts.saveFailed }
    : { saved: projectTexts.created, failed: projectTexts.createFailed };

  const form = useForm({
    values: valuesOf(project),
    check: (values) => refusalBy(projectInput, inputOf(values, withCustomer), projectSentences, datesRefusal),
    save: (values) => {
      const input = inputOf(values, withCustomer);
      return project
        ? change({ id: project.id, version: project.version, ...input }).unwrap()
        : create({ ...input, rates: [...values.rates] }).unwrap();
    },
    saved: () => {
      alert(texts.saved);
      navigate('/projects');
    },
    failed: useSaveFailure(texts.failed),
  });
  return { form, withCustomer };
}

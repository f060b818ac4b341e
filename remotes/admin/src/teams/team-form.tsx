import {
  STAGES,
  TEAM_NAME,
  type TeamRecord,
  teamChange,
  teamInput,
} from '@stundenbuch/domain/day/teams/contract';
import { STAGE_WORDS } from '@stundenbuch/domain/day/teams/feature-words';
import { teamSentences, teamTexts } from '@stundenbuch/domain/day/teams/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { CheckboxField, FormActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import { useSaveTeamMutation } from './teams.api.ts';

const stages = STAGES.map((value) => ({ value, label: STAGE_WORDS[value] }));

/** What a team is called, and whose word is the last. */
export function TeamForm({ team }: { team: TeamRecord | null }) {
  const [save] = useSaveTeamMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const { name = '', stage = 'none', archived = false, version = 1 } = team ?? {};
  const schema = team ? teamChange : teamInput;
  const form = useForm({
    values: { name, stage, archived },
    check: (typed) => refusalBy(schema, { ...typed, version }, teamSentences),
    save: (typed) => save({ id: team?.id ?? null, input: schema.parse({ ...typed, version }) }).unwrap(),
    saved: ({ id }) => {
      alert(teamTexts.saved);
      if (!team) navigate(`/team?id=${id}`, { replace: true });
    },
  });
  return (
    <Form form={form} label="Team" actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field('name')} label="Name" required maxLength={TEAM_NAME} />
      <SelectField {...form.field('stage')} label="Über Anträge" options={stages} />
      {team && (
        <CheckboxField
          {...form.field('archived')}
          label="Archiviert"
          hint="Mitgliedschaften und Leitungen enden mit dem gestrigen Tag."
        />
      )}
    </Form>
  );
}

import {
  type CompanyDetail,
  type CompanyInput,
  companyInput,
} from '@stundenbuch/domain/admin/company-contract';
import { adminSentences, adminTexts } from '@stundenbuch/domain/admin/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import {
  CheckboxField,
  DecimalField,
  FormActions,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  TextField,
} from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import { useCompaniesQuery, useCreateCompanyMutation } from './admin.api.ts';
import { FEATURES, proposedFeatures } from './features.ts';
import { FeaturesField, featuresOf } from './features-field.tsx';

/** /manage-company: a new company; its modules and its first admin follow on the next page. */
export function NewCompanyPage() {
  const { data: companies, error, refetch } = useCompaniesQuery();
  return (
    <>
      <PageHeader title="Unternehmen anlegen" />
      <Panel>
        {error && !companies && <LoadFailure error={error} onRetry={refetch} />}
        {!companies && !error && <Skeleton lines={3} />}
        {companies && <CompanyForm nextId={companies.length + 1} />}
      </Panel>
    </>
  );
}

interface Values {
  name: string;
  id: number | null;
  /** Names with commas between them. */
  features: string;
  invitedOnly: boolean;
}

const bodyOf = ({ features, invitedOnly, ...values }: Values) => ({
  ...values,
  registration: invitedOnly ? 'invited' : 'open',
  ...(features !== '' && { features: featuresOf(features) }),
});

/** The suggested id is count plus 1; another one is allowed (COMP-09, AMB-90). */
function CompanyForm({ nextId }: { nextId: number }) {
  const [create] = useCreateCompanyMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const form = useForm<Values, CompanyDetail>({
    values: { name: '', id: nextId, features: proposedFeatures(FEATURES).join(), invitedOnly: true },
    check: (values) => refusalBy(companyInput, bodyOf(values), adminSentences),
    save: (values) => create(bodyOf(values) as CompanyInput).unwrap(),
    saved: ({ id }) => {
      alert(adminTexts.companyCreated);
      navigate(`/edit-company?id=${id}`, { replace: true });
    },
    failed: () => alert(adminTexts.companyCreateFailed, 'danger'),
  });
  return (
    <Form form={form} label="Unternehmen" actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field('name')} label="Name" required />
      <DecimalField
        {...form.field('id')}
        label="ID"
        required
        hint="eine ganze Zahl, die noch kein Unternehmen hat"
      />
      <CheckboxField
        {...form.field('invitedOnly')}
        label="Registrierung nur mit Einladung: wer die E-Mail einer Person kennt, kann sich nicht an ihrer Stelle registrieren"
      />
      <FeaturesField {...form.field('features')} />
    </Form>
  );
}

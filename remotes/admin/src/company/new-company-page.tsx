import { hasFeatures } from '@stundenbuch/domain/access/access';
import { permissionOf } from '@stundenbuch/domain/access/flags';
import { calendarAccess } from '@stundenbuch/domain/day/calendar/access';
import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import {
  type CompanyDetail,
  type CompanyInput,
  companyInput,
} from '@stundenbuch/domain/sides/people/company-contract';
import { adminSentences, adminTexts, refuseAdmin } from '@stundenbuch/domain/sides/people/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Land } from '@stundenbuch/domain/time/laender';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import {
  CheckboxField,
  DecimalField,
  FormActions,
  PageHeader,
  Panel,
  SelectField,
  Skeleton,
  TextField,
} from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import { FeaturesField } from '../settings/features-field.tsx';
import { ModulesField } from '../settings/modules-field.tsx';
import { afterSwitch, type SwitchValues, switchedIn } from '../settings/switches.ts';
import { useCreateCompanyMutation, useNextCompanyIdQuery } from '../shared/admin.api.ts';
import { proposed } from '../shared/features.ts';
import { LANDS } from '../shared/lands.ts';
import { RecordsFromField } from '../shared/records-from-field.tsx';

/** /manage-company: a new company with all that it needs; its first admin follows on the next page. */
export function NewCompanyPage() {
  const { data: next, isFetching } = useNextCompanyIdQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Unternehmen anlegen" />
      <Panel>
        {/* Without a proposal the number is typed. */}
        {isFetching ? <Skeleton lines={8} /> : <CompanyForm nextId={next?.id ?? null} />}
      </Panel>
    </>
  );
}

interface Values extends SwitchValues {
  name: string;
  id: number | null;
  land: Land | null;
  records_from: Day;
  invitedOnly: boolean;
}

const hasCalendar = (values: Values) => hasFeatures(calendarAccess.year, switchedIn(values).features);

/** The number may be another one than the proposed (COMP-09, AMB-90). */
function CompanyForm({ nextId }: { nextId: number | null }) {
  const [create] = useCreateCompanyMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const today = useToday();
  const { flags, features } = proposed(FEATURES);
  const bodyOf = (values: Values) => {
    const { name, id, land, records_from, invitedOnly } = values;
    const chosen = switchedIn(values);
    return {
      name,
      id,
      registration: invitedOnly ? 'invited' : 'open',
      modules: chosen.flags,
      ...(id !== null && id === nextId && { id_is_proposed: true }),
      ...(land && { land }),
      ...(hasCalendar(values) && { records_from }),
      ...(chosen.features.length > 0 && { features: chosen.features }),
    };
  };
  const form = useForm<Values, CompanyDetail>({
    values: {
      name: '',
      id: nextId,
      land: null,
      records_from: today,
      invitedOnly: true,
      permission: permissionOf([...flags]),
      features: features.join(),
    },
    check: (values) =>
      refusalBy(companyInput, bodyOf(values), adminSentences, ({ land }) =>
        hasCalendar(values) && !land
          ? { ...refuseAdmin('fields_missing', 'land'), message: 'Bitte ein Land wählen.' }
          : null,
      ),
    save: (values) => create(bodyOf(values) as CompanyInput).unwrap(),
    saved: ({ id }) => {
      alert(adminTexts.companyCreated);
      navigate(`/edit-company?id=${id}`, { replace: true });
    },
    failed: () => alert(adminTexts.companyCreateFailed, 'danger'),
  });
  const switches = {
    value: switchedIn(form.values),
    onSwitch: (name: string, isOn: boolean) => form.set(afterSwitch(form.values, name, isOn, FEATURES)),
  };
  return (
    <Form form={form} label="Unternehmen" actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field('name')} label="Name" required />
      <DecimalField
        {...form.field('id')}
        label="ID"
        required
        hint="eine ganze Zahl, die noch kein Unternehmen hat"
      />
      <SelectField
        {...form.field('land')}
        label="Land"
        required={hasCalendar(form.values)}
        placeholder="Bitte wählen"
        hint="Danach richten sich die Feiertage. Weitere Orte legt der Admin des Unternehmens an."
        options={LANDS}
      />
      {hasCalendar(form.values) && <RecordsFromField {...form.field('records_from')} />}
      <CheckboxField
        {...form.field('invitedOnly')}
        label="Registrierung nur mit Einladung: wer die E-Mail einer Person kennt, kann sich nicht an ihrer Stelle registrieren"
      />
      <ModulesField {...form.field('permission')} {...switches} />
      <FeaturesField {...form.field('features')} {...switches} />
    </Form>
  );
}

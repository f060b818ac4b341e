import { ALLOWANCE_UNIT_WORDS } from '@stundenbuch/domain/accounts/allowances/allowance-kinds';
import { type AllowanceInput, allowanceInput } from '@stundenbuch/domain/accounts/allowances/contract';
import { allowanceSentences, allowanceTexts } from '@stundenbuch/domain/accounts/allowances/messages';
import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { DateField } from '@stundenbuch/web/data';
import { CorrectionFields, type FieldProps, Form, refusalBy, useForm } from '@stundenbuch/web/form';
import {
  DecimalField,
  Dialog,
  DialogActions,
  LoadFailure,
  SelectField,
  TextField,
} from '@stundenbuch/web/kit';
import { useProjectOptions } from '../entries/project-options.ts';
import { useAllowanceKindsQuery, useBookAllowanceMutation } from './allowances.api.ts';

interface Props {
  day: Day;
  /** Whose it is, where that is somebody else. */
  person: number | null;
  onClose: () => void;
}

interface Typed {
  day: Day | null;
  kind: number | null;
  quantity: number | null;
  project: number | null;
  text: string;
  reason: string;
  any_month: boolean;
}

/** A count of one day; what is paid for it only the payroll knows (ALW-04). */
export function AllowanceDialog({ day, person, onClose }: Props) {
  const alert = useAlert();
  const { data: kinds = [], error, refetch } = useAllowanceKindsQuery();
  const [book] = useBookAllowanceMutation();
  const open = kinds.filter(({ archived }) => !archived);
  const kindOf = (id: number | null) => open.find((one) => one.id === id);
  const bodyOf = ({ reason, any_month, project, ...typed }: Typed) => ({
    ...typed,
    project: kindOf(typed.kind)?.per_project ? project : null,
    ...(person !== null && { user: person, reason, any_month }),
  });
  const form = useForm({
    values: { day, kind: null, quantity: 1, project: null, text: '', reason: '', any_month: false } as Typed,
    check: (typed) =>
      refusalBy(allowanceInput, bodyOf(typed), { ...allowanceSentences, ...officeSentences }) ??
      (person === null ? null : refusalBy(correctionInput, bodyOf(typed), officeSentences)),
    save: (typed) => book(bodyOf(typed) as AllowanceInput).unwrap(),
    saved: () => {
      alert(allowanceTexts.booked);
      onClose();
    },
  });
  const chosen = kindOf(form.values.kind);
  return (
    <Dialog open title="Zulage erfassen" onClose={onClose}>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      <Form
        form={form}
        label="Zulage"
        actions={<DialogActions confirm="Erfassen" busy={form.busy} onCancel={onClose} />}
      >
        <DateField {...form.field('day')} label="Datum" required />
        <SelectField
          {...form.field('kind')}
          label="Zulage"
          placeholder="Bitte wählen"
          required
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DecimalField
          {...form.field('quantity')}
          label={chosen ? `Menge (${ALLOWANCE_UNIT_WORDS[chosen.unit]})` : 'Menge'}
          required
        />
        {chosen?.per_project && <ProjectOf field={form.field('project')} />}
        <TextField {...form.field('text')} label="Text" maxLength={255} />
        {person !== null && (
          <CorrectionFields reason={form.field('reason')} anyMonth={form.field('any_month')} />
        )}
      </Form>
    </Dialog>
  );
}

function ProjectOf({ field }: { field: FieldProps<number | null> }) {
  const { field: projects } = useProjectOptions(null);
  return <SelectField {...field} label="Projekt" placeholder="Bitte wählen" required {...projects} />;
}

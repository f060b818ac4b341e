import { reasonRefusal } from '@stundenbuch/domain/day/contracts/changes';
import {
  type ContractPreview,
  contractChange,
  contractInput,
  type WireContract,
} from '@stundenbuch/domain/day/contracts/contract';
import { contractSentences, contractTexts } from '@stundenbuch/domain/day/contracts/messages';
import { CONTRACT } from '@stundenbuch/domain/day/contracts/timeline';
import { adminSentences } from '@stundenbuch/domain/sides/people/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm, useUnsaved } from '@stundenbuch/web/form';
import { DecimalField, FormActions, TextField } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { CorrectionReason } from '../shared/correction-reason.tsx';
import { WeekdayHoursField } from '../shared/weekday-hours-field.tsx';
import { WorkingDaysField } from '../shared/working-days-field.tsx';
import { LedAlone } from '../teams/led-alone.tsx';
import { usePreviewContractMutation, useSaveContractMutation } from './contract.api.ts';
import { ContractPreviewView, NO_TICKS } from './contract-preview.tsx';
import {
  bodyOfContract,
  type ContractValues,
  FIRST_CONTRACT,
  maskOfTexts,
  spread,
  vacationFor,
  valuesOfChange,
  valuesOfContract,
} from './contract-values.ts';
import { PlaceSelect } from './place-select.tsx';

interface Props {
  user: number;
  /** The row that is changed; nothing for a change from a day on. */
  row: WireContract | null;
  /** The terms in force, from which a change starts. */
  current: WireContract | null;
  onDone: () => void;
}

const sentences = { ...adminSentences, ...contractSentences };

/** A field that is left sets what it holds, without another value. A reason changes no figure. */
const isSame = (a: ContractValues, b: ContractValues) =>
  JSON.stringify({ ...a, reason: '' }) === JSON.stringify({ ...b, reason: '' });

/** The first submit asks what would change, the second stores it. A change after that needs a new preview. */
function useContractForm({ user, row, current, onDone }: Props) {
  const alert = useAlert();
  const [ask] = usePreviewContractMutation();
  const [save] = useSaveContractMutation();
  const [seen, setSeen] = useState<{ values: ContractValues; preview: ContractPreview } | null>(null);
  const [ticks, setTicks] = useState(NO_TICKS);

  const seenBy = (values: ContractValues) => (seen && isSame(seen.values, values) ? seen.preview : null);
  const bodyOf = (values: ContractValues) => ({
    ...bodyOfContract(values, row),
    ...(seenBy(values)?.corrected_from && { reason: values.reason }),
    ...(row ? { version: row.version } : { user }),
  });
  const reasonOf = (values: ContractValues) =>
    reasonRefusal(seenBy(values)?.corrected_from ?? null, values.reason);
  const form = useForm<ContractValues, ContractPreview | WireContract>({
    values: row ? valuesOfContract(row) : current ? valuesOfChange(current) : FIRST_CONTRACT,
    check: (values) =>
      row
        ? refusalBy(contractChange, bodyOf(values), sentences, () => reasonOf(values))
        : refusalBy(contractInput, bodyOf(values), sentences, () => reasonOf(values)),
    save: async (values) => {
      if (seenBy(values)) {
        const body = { ...bodyOf(values), recalculate: ticks.recalculate, cancel: ticks.cancel };
        return save({ id: row?.id ?? null, body }).unwrap();
      }
      const preview = await ask({
        user,
        ...(row && { id: row.id }),
        row: bodyOfContract(values, row) as never,
      }).unwrap();
      setTicks(NO_TICKS);
      setSeen({ values, preview });
      return preview;
    },
    saved: (answer) => {
      if (!('id' in answer)) return;
      setSeen(null);
      alert(contractTexts.saved);
      onDone();
    },
  });
  const preview = seenBy(form.values);
  useUnsaved(preview !== null);
  return { form, preview, ticks, setTicks };
}

/** The first button shows what would change, the second stores it. */
export function ContractForm(props: Props) {
  const { row, current, user, onDone } = props;
  const { form, preview, ticks, setTicks } = useContractForm(props);
  const { weeklyhours, minutes, vacation } = form.values;
  /** Other hours or days: equal days and the vacation that goes with them are proposed. */
  function propose(hours: number | null, mask: string) {
    const proposed = spread(hours, mask) ?? minutes;
    form.set({
      weeklyhours: hours,
      minutes: proposed,
      vacation: vacationFor(row ?? current, proposed, vacation),
    });
  }

  return (
    <Form
      form={form}
      label="Vertrag"
      actions={<FormActions busy={form.busy} save={preview ? 'Speichern' : 'Vorschau'} onCancel={onDone} />}
    >
      <div className="sb-form-row">
        <DateField
          {...form.field('valid_from')}
          label="Gültig ab"
          {...CONTRACT.from}
          {...(row?.valid_from === CONTRACT.beginning
            ? { hint: 'Der Eintritt fehlt. Leer: der Vertrag gilt weiter von Anfang an.' }
            : { required: true })}
        />
        <DateField
          {...form.field('ends_on')}
          label="Letzter Tag"
          hint="nur beim Ausscheiden; sonst endet der Vertrag mit dem nächsten"
        />
      </div>
      {form.values.ends_on && <LedAlone user={user} />}
      <div className="sb-form-row">
        <DecimalField
          {...form.field('weeklyhours')}
          label="Wochenstunden"
          required
          onChange={(hours) => propose(hours, maskOfTexts(minutes))}
        />
        <DecimalField
          {...form.field('vacation')}
          label="Urlaubstage im Jahr"
          required
          hint="bei diesen Arbeitstagen"
        />
      </div>
      <WorkingDaysField
        id={`${form.id}-days`}
        name="days"
        value={maskOfTexts(minutes)}
        disabled={form.busy}
        onChange={(mask) => propose(weeklyhours, mask)}
      />
      <WeekdayHoursField {...form.field('minutes')} weeklyhours={weeklyhours} />
      <div className="sb-form-row">
        <PlaceSelect {...form.field('place_id')} />
        <TextField {...form.field('note')} label="Notiz" maxLength={CONTRACT.note} />
      </div>
      {preview && <ContractPreviewView preview={preview} ticks={ticks} onTick={setTicks} />}
      {preview?.corrected_from && <CorrectionReason field={form.field('reason')} />}
    </Form>
  );
}

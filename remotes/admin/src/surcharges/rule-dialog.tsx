import {
  type SurchargeInput,
  surchargeInput,
  type WireSurchargeRule,
} from '@stundenbuch/domain/accounts/allowances/contract';
import { allowanceSentences, allowanceTexts } from '@stundenbuch/domain/accounts/allowances/messages';
import {
  SURCHARGE_KIND_WORDS,
  SURCHARGE_KINDS,
} from '@stundenbuch/domain/accounts/allowances/surcharge-rules';
import { type Day, firstOfMonth, latest } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { DateField, TimeField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import {
  Button,
  CheckboxField,
  DecimalField,
  Dialog,
  DialogActions,
  SelectField,
  TextField,
} from '@stundenbuch/web/kit';
import { useState } from 'react';
import { WorkingDaysField } from '../shared/working-days-field.tsx';
import { useDeleteSurchargeMutation, useSaveSurchargeMutation } from './surcharges.api.ts';

interface Props {
  /** Null of a new one. */
  rule: WireSurchargeRule | null;
  /** The first day that no closed month holds. */
  openFrom: Day;
  onClose: () => void;
}

type Typed = Omit<SurchargeInput, 'days' | 'valid_from' | 'priority'> & {
  days: string;
  valid_from: Day | null;
  priority: number | null;
};

/** '24.12., 31.12.' for ['12-24', '12-31'], and back. */
const typedDays = (days: readonly string[]) =>
  days.map((day) => `${day.slice(3)}.${day.slice(0, 2)}.`).join(', ');
const daysOf = (text: string): string[] =>
  text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((typed) => {
      const [, day = '', month = ''] = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(typed) ?? [];
      return `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    });

const kinds = SURCHARGE_KINDS.map((value) => ({ value, label: SURCHARGE_KIND_WORDS[value] }));
const HAS_WEEKDAYS = ['night', 'window', 'overtime'];
const HAS_CARRY = ['sunday', 'holiday'];

export function RuleDialog({ rule, openFrom, onClose }: Props) {
  const alert = useAlert();
  const today = useToday();
  const [save] = useSaveSurchargeMutation();
  const [remove] = useDeleteSurchargeMutation();
  const [isDeleting, setIsDeleting] = useState(false);
  const done = (text: string) => {
    alert(text);
    onClose();
  };
  const bodyOf = ({ days, ...typed }: Typed) => ({
    ...typed,
    days: typed.kind === 'holiday' ? daysOf(days) : [],
  });
  const form = useForm({
    values: {
      ...{ name: '', kind: 'window', from: '22:00', to: '06:00', weekdays: '1111111', carry: '00:00' },
      ...{ begun_before: false, break_first: false, group: 'Tarif', priority: 10, source: '' },
      ...{ valid_from: latest(firstOfMonth(today), openFrom), valid_to: null },
      ...rule,
      days: typedDays(rule?.days ?? []),
    } as Typed,
    check: (typed) => refusalBy(surchargeInput, bodyOf(typed), allowanceSentences),
    save: (typed) =>
      save({
        id: rule?.id ?? null,
        input: { ...surchargeInput.parse(bodyOf(typed)), version: rule?.version ?? 0 },
      }).unwrap(),
    saved: () => done(allowanceTexts.ruleSaved),
  });
  async function drop(id: number) {
    setIsDeleting(true);
    try {
      await remove(id).unwrap();
      done(allowanceTexts.ruleDeleted);
    } catch (failure) {
      setIsDeleting(false);
      if (!isFailure(failure)) throw failure;
      alert(failure.message, 'danger');
    }
  }
  const { kind } = form.values;
  return (
    <Dialog open title={rule ? 'Regel bearbeiten' : 'Regel anlegen'} onClose={onClose}>
      <Form
        form={form}
        label="Regel"
        actions={<DialogActions confirm="Speichern" busy={form.busy} onCancel={onClose} />}
      >
        <TextField {...form.field('name')} label="Name" required maxLength={60} />
        <SelectField {...form.field('kind')} label="Art" options={kinds} />
        {kind !== 'overtime' && (
          <>
            <TimeField {...form.field('from')} label="Von" required times={[]} anyMinute />
            <TimeField
              {...form.field('to')}
              label="Bis"
              required
              times={[]}
              anyMinute
              hint="Bis 00:00 ist das Ende des Tages; von 00:00 bis 00:00 ist der ganze Tag."
            />
          </>
        )}
        {HAS_WEEKDAYS.includes(kind) && (
          <WorkingDaysField {...form.field('weekdays')} legend="Wochentage (an denen das Fenster beginnt)" />
        )}
        {kind === 'holiday' && (
          <TextField
            {...form.field('days')}
            label="Nur an diesen Tagen"
            maxLength={255}
            hint="Etwa 24.12., 31.12. Leer: an den gesetzlichen Feiertagen des Ortes."
          />
        )}
        {HAS_CARRY.includes(kind) && (
          <TimeField
            {...form.field('carry')}
            label="Am Folgetag bis"
            times={[]}
            anyMinute
            hint="Wenn die Arbeit vorher begonnen hat; 00:00 ist gar nicht."
          />
        )}
        <CheckboxField {...form.field('begun_before')} label="Nur wenn die Arbeit vor 0 Uhr begonnen hat" />
        <CheckboxField {...form.field('break_first')} label="Pause zuerst von zuschlagspflichtiger Zeit" />
        <TextField
          {...form.field('source')}
          label="Zuschlag"
          required
          maxLength={30}
          hint="So heißt er auf dem Stundenzettel und in der Lohnübergabe, etwa Nacht 25 %."
        />
        <TextField {...form.field('group')} label="Gruppe" required maxLength={40} />
        <DecimalField
          {...form.field('priority')}
          label="Vorrang"
          required
          hint="In der Gruppe zählt der höchste."
        />
        <DateField {...form.field('valid_from')} label="Gilt ab" required />
        <DateField {...form.field('valid_to')} label="Gilt bis" />
        {rule && rule.valid_from >= openFrom && (
          <Button kind="danger" busy={isDeleting} onClick={() => void drop(rule.id)}>
            Regel löschen
          </Button>
        )}
      </Form>
    </Dialog>
  );
}

import { type PresetInput, presetInput } from '@stundenbuch/domain/accounts/allowances/contract';
import { allowanceSentences, allowanceTexts } from '@stundenbuch/domain/accounts/allowances/messages';
import { type Day, firstOfMonth, latest } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { CheckboxField, Dialog, DialogActions } from '@stundenbuch/web/kit';
import { useAddSurchargePresetMutation } from './surcharges.api.ts';

interface Props {
  /** The first day that no closed month holds. */
  openFrom: Day;
  onClose: () => void;
}

/** The times of § 3b EStG as rules, all from one day on (ALW-02). */
export function PresetDialog({ openFrom, onClose }: Props) {
  const alert = useAlert();
  const today = useToday();
  const [add] = useAddSurchargePresetMutation();
  const form = useForm({
    values: { valid_from: latest(firstOfMonth(today), openFrom) as Day | null, break_first: false },
    check: (typed) => refusalBy(presetInput, typed, allowanceSentences),
    save: (typed) => add(typed as PresetInput).unwrap(),
    saved: () => {
      alert(allowanceTexts.presetSaved);
      onClose();
    },
  });
  return (
    <Dialog open title="§ 3b EStG übernehmen" onClose={onClose}>
      <Form
        form={form}
        label="Zeiten nach § 3b EStG"
        actions={<DialogActions confirm="Übernehmen" busy={form.busy} onCancel={onClose} />}
      >
        <p>
          Nachts 25 % und, vor 0 Uhr begonnen, 40 %; sonntags 50 %; an Feiertagen und Silvester ab 14 Uhr 125
          %; Heiligabend ab 14 Uhr, Weihnachten und am 1. Mai 150 %. Was steuerfrei bleibt, entscheidet der
          Lohn: über 50 € Grundlohn je Stunde nicht mehr alles.
        </p>
        <DateField {...form.field('valid_from')} label="Gilt ab" required />
        <CheckboxField {...form.field('break_first')} label="Pause zuerst von zuschlagspflichtiger Zeit" />
      </Form>
    </Dialog>
  );
}

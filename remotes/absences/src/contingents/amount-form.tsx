import { type Contingent, contingentAmountInput } from '@stundenbuch/domain/accounts/contingents/contract';
import { contingentSentences, contingentTexts } from '@stundenbuch/domain/accounts/contingents/messages';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, DecimalField, SelectField } from '@stundenbuch/web/kit';
import { useSetContingentAmountMutation } from './contingents.api.ts';

interface Props {
  contingents: readonly Pick<Contingent, 'id' | 'name'>[];
  /** Whose it is; everybody's without one. */
  user?: number;
}

interface Values {
  contingent: number | null;
  year: number | null;
  amount: number | null;
  since: Day | null;
  until: Day | null;
}

/** How much there is from a year on: for everybody, or of one person, with the days between which the condition is met. */
export function AmountForm({ contingents, user }: Props) {
  const year = yearOf(useToday());
  const alert = useAlert();
  const [set] = useSetContingentAmountMutation();
  const bodyOf = ({ contingent: _, ...typed }: Values) => ({ ...typed, user: user ?? null });
  const form = useForm({
    values: {
      contingent: contingents[0]?.id ?? null,
      year,
      amount: null,
      since: null,
      until: null,
    } as Values,
    check: (typed) => refusalBy(contingentAmountInput, bodyOf(typed), contingentSentences),
    save: (typed) =>
      set({ id: typed.contingent as number, ...contingentAmountInput.parse(bodyOf(typed)) }).unwrap(),
    saved: () => {
      alert(contingentTexts.saved);
      form.set({ amount: null, since: null, until: null });
    },
  });
  return (
    <Form
      form={form}
      label="Umfang"
      actions={
        <Button type="submit" busy={form.busy}>
          Speichern
        </Button>
      }
    >
      {user !== undefined && (
        <SelectField
          {...form.field('contingent')}
          label="Kontingent"
          options={contingents.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div className="sb-form-row">
        <DecimalField {...form.field('year')} label="Gilt ab Jahr" required />
        <DecimalField
          {...form.field('amount')}
          label="Umfang"
          required={user === undefined}
          hint={user === undefined ? undefined : 'Leer: wie für alle. 0: nichts mehr.'}
        />
      </div>
      {user !== undefined && (
        <div className="sb-form-row">
          <DateField
            {...form.field('since')}
            label="Voraussetzung ab"
            hint="Zum Beispiel die Schwerbehinderung; leer: von Anfang an."
          />
          <DateField {...form.field('until')} label="Voraussetzung bis" />
        </div>
      )}
    </Form>
  );
}

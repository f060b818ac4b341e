import {
  type BudgetFigures,
  type BudgetInput,
  budgetInput,
} from '@stundenbuch/domain/accounts/budgets/contract';
import { budgetSentences, budgetTexts } from '@stundenbuch/domain/accounts/budgets/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import {
  CheckboxField,
  DecimalField,
  Dialog,
  DialogActions,
  FormMessage,
  SelectField,
} from '@stundenbuch/web/kit';
import { useChangeBudgetMutation } from './projects.api.ts';

const KINDS = [
  { value: 'total', label: 'Für das Projekt gesamt' },
  { value: 'month', label: 'Für jeden Monat' },
] as const;

interface Props {
  project: number;
  figures: BudgetFigures;
  onClose: () => void;
}

/** The budget of a project. Stays open with its input until it is saved. */
export function BudgetDialog({ project, figures, onClose }: Props) {
  const [change] = useChangeBudgetMutation();
  const alert = useAlert();
  const { budget_hours, budget_money, budget_kind, fixed_price, warn_at, version } = figures;
  const form = useForm({
    values: { budget_hours, budget_money, budget_kind, fixed_price, warn_at: warn_at as number | null },
    check: (values) => refusalBy(budgetInput, { ...values, version }, budgetSentences),
    save: (values) => change({ project, version, ...(values as BudgetInput) }).unwrap(),
    saved: () => {
      alert(budgetTexts.saved);
      onClose();
    },
    failed: useSaveFailure(budgetTexts.failed),
  });
  return (
    <Dialog open title="Budget festlegen" onClose={onClose}>
      <form className="sb-form" noValidate onSubmit={form.submit} aria-busy={form.busy}>
        <DecimalField
          label="Stunden"
          hint="Ohne Angabe gibt es kein Budget in Stunden."
          {...form.field('budget_hours')}
        />
        <DecimalField label="Euro" hint="Stunden mal Stundensatz" {...form.field('budget_money')} />
        <CheckboxField
          label="Festpreis"
          hint="Der Kunde zahlt den Betrag, so viele Stunden es auch werden."
          {...form.field('fixed_price')}
        />
        <SelectField label="Das Budget gilt" options={[...KINDS]} {...form.field('budget_kind')} />
        <DecimalField label="Verwaltung benachrichtigen ab (Prozent)" required {...form.field('warn_at')} />
        <FormMessage message={form.message} />
        <DialogActions confirm="Speichern" busy={form.busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

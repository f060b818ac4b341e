import {
  CONTINGENT_NAME,
  CONTINGENT_PERIODS,
  CONTINGENT_UNITS,
  type Contingent,
  type ContingentInput,
  contingentChange,
  contingentInput,
  PRORATA,
} from '@stundenbuch/domain/accounts/contingents/contract';
import { contingentSentences, contingentTexts } from '@stundenbuch/domain/accounts/contingents/messages';
import { contingentRuleRefusal } from '@stundenbuch/domain/accounts/contingents/rules';
import { expiryOptions } from '@stundenbuch/domain/accounts/vacation/expiry';
import { PERIOD_WORDS, PRORATA_WORDS } from '@stundenbuch/domain/records/kinds/feature-words';
import type { KindPreset } from '@stundenbuch/domain/records/kinds/presets';
import { yearOf } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { CheckboxField, DecimalField, FormActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import { useSaveContingentMutation } from './contingents.api.ts';
import { UNITS } from './words.ts';

interface Values extends Omit<ContingentInput, 'year' | 'amount'> {
  year: number | null;
  amount: number | null;
}

const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

const units = CONTINGENT_UNITS.map((value) => ({ value, label: UNITS[value][1] }));

function startOf(preset: KindPreset | null, year: number): Values {
  return {
    ...{ name: '', unit: 'days', per: 'year', prorata: 'none', carry: null, only_for: false },
    ...preset?.contingent,
    ...(preset && { name: preset.name }),
    year,
    amount: null,
  } as Values;
}

/** What is counted of a kind. How much it is is typed with its year: figures of law change. */
export function ContingentForm({
  contingent,
  preset = null,
}: {
  contingent: Contingent | null;
  preset?: KindPreset | null;
}) {
  const today = useToday();
  const alert = useAlert();
  const navigate = useNavigate();
  const [save] = useSaveContingentMutation();
  const { id, version, amounts: _, ...stored } = contingent ?? { id: null, version: 1, amounts: [] };
  const form = useForm({
    values: { ...startOf(preset, yearOf(today)), ...stored },
    check: (typed) => {
      const rule = () => contingentRuleRefusal(typed);
      return contingent
        ? refusalBy(contingentChange, { ...typed, version }, contingentSentences, rule)
        : refusalBy(contingentInput, typed, contingentSentences, rule);
    },
    save: (typed) => {
      const input = contingent ? contingentChange.parse({ ...typed, version }) : contingentInput.parse(typed);
      return save({ id, input }).unwrap();
    },
    saved: () => {
      alert(contingentTexts.saved);
      navigate(preset ? `/absence-kind?preset=${encodeURIComponent(preset.name)}` : '/absence-kinds');
    },
  });
  const { per, carry } = form.values;
  const isYearly = per === 'year';
  const carries = expiryOptions(carry).filter(({ value }) => value !== 'never');
  return (
    <Form form={form} label="Kontingent" actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field('name')} label="Name" required maxLength={CONTINGENT_NAME} />
      <div className="sb-form-row">
        <SelectField
          {...form.field('unit')}
          label="Gezählt werden"
          options={units}
          disabled={contingent !== null}
        />
        <SelectField
          {...form.field('per')}
          label="Zeitraum"
          options={optionsOf(CONTINGENT_PERIODS, PERIOD_WORDS)}
          disabled={contingent !== null}
          onChange={(next) =>
            form.set(next === 'year' ? { per: next } : { per: next, prorata: 'none', carry: null })
          }
        />
      </div>
      {!contingent && (
        <div className="sb-form-row">
          <DecimalField {...form.field('amount')} label="Umfang" required />
          <DecimalField {...form.field('year')} label="Gilt ab Jahr" required />
        </div>
      )}
      {isYearly && (
        <div className="sb-form-row">
          <SelectField
            {...form.field('prorata')}
            label="Wer nur einen Teil des Jahres da ist"
            options={optionsOf(PRORATA, PRORATA_WORDS)}
          />
          <SelectField
            {...form.field('carry')}
            value={carry ?? ''}
            onChange={(next) => form.set({ carry: next || null })}
            label="Was übrig bleibt, verfällt"
            options={[{ value: '', label: 'am Ende des Jahres' }, ...carries]}
          />
        </div>
      )}
      <CheckboxField
        {...form.field('only_for')}
        label="Nur für benannte Personen"
        hint="Wer es hat, steht auf der Seite der Person unter „Kontingente“."
      />
    </Form>
  );
}

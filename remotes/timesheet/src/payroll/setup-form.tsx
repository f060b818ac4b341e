import {
  DATE_FORMATS,
  DAY_FORMATS,
  type PayrollLayout,
  type PayrollSetup,
  setupInput,
} from '@stundenbuch/domain/accounts/payroll/contract';
import { payrollSentences, payrollTexts } from '@stundenbuch/domain/accounts/payroll/messages';
import { TARGET_WORDS, TARGETS } from '@stundenbuch/domain/accounts/payroll/wage-types';
import { useAlert } from '@stundenbuch/web/alerts';
import { DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { CheckboxField, FormActions, Panel, SelectField, TextField } from '@stundenbuch/web/kit';
import { CostCentres } from './cost-centres.tsx';
import { useSavePayrollSetupMutation } from './payroll.api.ts';
import type { TypedWageType } from './typed.ts';
import { WageTypes } from './wage-types.tsx';
import './payroll.css';

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

const targets = TARGETS.map((value) => ({ value, label: TARGET_WORDS[value] }));
const variants = optionsOf({
  standard: 'eine Satzart für alles',
  stunden_tage: 'Stunden und Tage getrennt',
});
const pads = optionsOf({ none: 'ohne führende Nullen', five: 'fünfstellig' });
const numbers = optionsOf({ personnel: 'Personalnummer', company: 'betriebliche Personalnummer' });
const spelled = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

interface Props {
  setup: PayrollSetup;
  layouts: readonly PayrollLayout[];
}

/** What the tax office's program wants, and what our figures are called there. */
export function SetupForm({ setup, layouts }: Props) {
  const { version, wage_types, people, sources, consultant, client, ...choices } = setup;
  const [save] = useSavePayrollSetupMutation();
  const alert = useAlert();
  const form = useForm({
    values: {
      ...choices,
      consultant: consultant ?? '',
      client: client ?? '',
      wage_types: wage_types.map((one) => ({ ...one, confirmed: true })) as readonly TypedWageType[],
      cost_centres: Object.fromEntries(people.map(({ user, cost_centre }) => [user, cost_centre ?? ''])),
    },
    check: (typed) => refusalBy(setupInput, bodyOf(typed, version), payrollSentences),
    save: (typed) => save(setupInput.parse(bodyOf(typed, version))).unwrap(),
    saved: () => alert(payrollTexts.saved),
    failed: useSaveFailure(payrollTexts.failed),
  });
  const { target, absence_periods, cost_centre } = form.values;
  const isDatev = target === 'lodas' || target === 'lug';
  return (
    <div className="ts-payroll-setup">
      <Form form={form} label="Einrichtung der Lohnübergabe" actions={<FormActions busy={form.busy} />}>
        <Panel title="Lohnprogramm">
          <div className="sb-form">
            <SelectField {...form.field('target')} label="Lohnprogramm" options={targets} />
            {isDatev && (
              <>
                <TextField
                  {...form.field('consultant')}
                  label="Beraternummer"
                  inputMode="numeric"
                  maxLength={7}
                />
                <TextField
                  {...form.field('client')}
                  label="Mandantennummer"
                  inputMode="numeric"
                  maxLength={5}
                />
                <SelectField {...form.field('pad')} label="Personalnummern" options={pads} />
                <CheckboxField {...form.field('cost_centre')} label="Kostenstelle mitgeben" />
              </>
            )}
            {target === 'lodas' && (
              <>
                <SelectField {...form.field('variant')} label="Satzarten" options={variants} />
                <SelectField
                  {...form.field('date_format')}
                  label="Datumsformat"
                  options={spelled(DATE_FORMATS)}
                />
                <SelectField {...form.field('number')} label="Wessen Nummer" options={numbers} />
                <CheckboxField
                  {...form.field('absence_periods')}
                  label="Zeiträume der Fehlzeiten mitgeben"
                  hint="Für Quellen, bei denen ein Grund der Fehlzeit angegeben ist."
                />
                {absence_periods && (
                  <>
                    <DateField {...form.field('valid_from')} label="Stammdaten gültig ab" required />
                    <CheckboxField
                      {...form.field('sick_cases')}
                      label="Angaben für den Abruf der AU mitgeben"
                      hint="Bei Krankheit: am ersten Tag gearbeitet, arbeitsunfähig ab, für den Abruf relevant."
                    />
                  </>
                )}
              </>
            )}
            {target === 'lug' && (
              <SelectField
                {...form.field('day_format')}
                label="Kalendertag"
                options={spelled(DAY_FORMATS)}
                hint="In Zeilen je Tag, also bei Quellen mit Ausfallschlüssel."
              />
            )}
            {target === 'csv' && (
              <SelectField
                {...form.field('layout_id')}
                label="Spalten"
                placeholder="Bitte wählen"
                options={layouts.map(({ id, name }) => ({ value: id, label: name }))}
                hint={layouts.length === 0 ? 'Legen Sie unten zuerst Spalten an.' : undefined}
              />
            )}
          </div>
        </Panel>
        <WageTypes field={form.field('wage_types')} {...{ sources, target }} />
        {(cost_centre || target === 'csv') && (
          <CostCentres people={people} field={form.field('cost_centres')} />
        )}
      </Form>
    </div>
  );
}

type Typed = Omit<PayrollSetup, 'version' | 'people' | 'sources' | 'wage_types' | 'consultant' | 'client'> & {
  consultant: string;
  client: string;
  wage_types: readonly TypedWageType[];
  cost_centres: Readonly<Record<number, string>>;
};

function bodyOf({ consultant, client, cost_centres, wage_types, ...typed }: Typed, version: number) {
  return {
    ...typed,
    version,
    consultant: consultant.trim() || null,
    client: client.trim() || null,
    wage_types: [...wage_types],
    people: Object.entries(cost_centres).map(([user, text]) => ({
      user: Number(user),
      cost_centre: text.trim() || null,
    })),
  };
}

import { LAW_LEVELS, type LawCode, type LawLevel } from '@stundenbuch/domain/accounts/law/codes';
import { LAW_WORDS } from '@stundenbuch/domain/accounts/law/words';
import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { Form } from '@stundenbuch/web/form';
import { formatLaw } from '@stundenbuch/web/format';
import { FormActions, SelectField } from '@stundenbuch/web/kit';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

const LEVELS: Readonly<Record<LawLevel, string>> = {
  off: 'nichts sagen',
  note: 'hinweisen',
  reason: 'Grund verlangen',
  refuse: 'nicht speichern',
};
const levels = LAW_LEVELS.map((value) => ({ value, label: LEVELS[value] }));

const CODES = [
  ...(['break', 'no_break', 'day8', 'day10', 'week60', 'rest11', 'sunday', 'holiday'] as const),
  ...(['rest_day', 'sundays15', 'average8', 'night', 'night8', 'late7'] as const),
] satisfies LawCode[];

const REST = [
  { value: 11, label: '11 Stunden' },
  { value: 10, label: '10 Stunden (Betriebe nach § 5 Abs. 2 ArbZG)' },
] as const;
const AVERAGE = [
  { value: 'weeks', label: '24 Wochen' },
  { value: 'months', label: '6 Monate' },
] as const;
const SPAN = [
  { value: 10, label: '10 Stunden' },
  { value: 11, label: '11 Stunden (Betriebe nach § 12 JArbSchG)' },
] as const;

/** On the card of the guide: what is said of which rule, and what the law leaves to the company. */
export function LawSettings(props: FeatureFormProps) {
  const form = useSettingsForm(lawFeature, props);
  return (
    <Form form={form} label="Arbeitszeitschutz" actions={<FormActions busy={form.busy} />}>
      <p>
        „Nicht speichern“ gilt für die Person selbst. Ein Administrator kann die Zeit mit einem Grund
        speichern, denn aufgezeichnet werden muss, was wirklich gearbeitet wurde.
      </p>
      <div className="adm-law">
        {CODES.map((code) => (
          <SelectField
            key={code}
            {...form.field(code)}
            label={`${LAW_WORDS[code].label} (${formatLaw(LAW_WORDS[code].law)})`}
            options={levels}
          />
        ))}
        <SelectField {...form.field('minor')} label="Jugendliche (JArbSchG)" options={levels} />
        <SelectField {...form.field('rest')} label="Ruhezeit" options={REST} />
        <SelectField {...form.field('average')} label="Zeitraum des Durchschnitts" options={AVERAGE} />
        <SelectField {...form.field('span')} label="Schichtzeit von Jugendlichen" options={SPAN} />
      </div>
    </Form>
  );
}

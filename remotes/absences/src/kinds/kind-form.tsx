import { CREDIT_WORDS, CREDITS } from '@stundenbuch/domain/records/entries/credit';
import { TYPE, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import {
  type AbsenceKind,
  absenceKindChange,
  absenceKindInput,
  ENTERED_BY,
  KIND_BASES,
  KIND_COLOURS,
  KIND_NAME,
  KIND_PATTERNS,
  KIND_SHORT,
  PAID,
  PROOFS,
  STATUTORY,
} from '@stundenbuch/domain/records/kinds/contract';
import {
  COLOUR_WORDS,
  ENTERED_BY_WORDS,
  LOOK_WORDS,
  PAID_WORDS,
  PATTERN_WORDS,
  PROOF_WORDS,
  STATUTORY_WORDS,
} from '@stundenbuch/domain/records/kinds/feature-words';
import { kindSentences, kindTexts } from '@stundenbuch/domain/records/kinds/messages';
import type { KindPreset } from '@stundenbuch/domain/records/kinds/presets';
import { kindRefusal, mayHaveHours } from '@stundenbuch/domain/records/kinds/rules';
import { LOOKS } from '@stundenbuch/domain/records/visibility/matrix';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { CheckboxField, FormActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import { useContingentsQuery } from '../contingents/contingents.api.ts';
import { KindMark } from './kind-mark.tsx';
import { useSaveAbsenceKindMutation } from './kinds.api.ts';

const bases = KIND_BASES.map((value) => ({ value, label: typeLabel(value) ?? '' }));
const named = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

const STATUTORY_HINTS = {
  none: undefined,
  parental: 'Im Urlaubskonto wird angeboten, den Urlaub um ein Zwölftel je vollem Monat zu kürzen.',
  maternity: 'Beim Eintragen schlägt der erwartete Tag der Entbindung den Zeitraum vor.',
} as const;

/** No id. */
const NONE = 0;

const NEW: Omit<AbsenceKind, 'id'> & { id: null } = {
  id: null,
  version: 1,
  used: false,
  archived: false,
  name: '',
  short: '',
  base: TYPE.other,
  credit: 'neutral',
  paid: 'yes',
  entered_by: 'worker',
  approval: true,
  proof: 'none',
  halves: true,
  hours: false,
  look: 'type',
  colour: 'blue',
  pattern: 'plain',
  own_sickness: false,
  contingent_id: null,
  statutory: 'none',
};

function startOf(preset: KindPreset | null): typeof NEW {
  if (!preset) return NEW;
  const { law: _, contingent: __, ...known } = preset;
  return { ...NEW, ...known };
}

type Typed = Omit<typeof NEW, 'id' | 'version' | 'used'>;

/** What the base does not offer is not sent. */
const bodyOf = (typed: Typed, version: number) => ({
  ...typed,
  hours: typed.hours && mayHaveHours(typed.base),
  version,
});

/** What a kind is called, what a day of it counts, and who enters it. */
export function KindForm({ kind, preset = null }: { kind: AbsenceKind | null; preset?: KindPreset | null }) {
  const [save] = useSaveAbsenceKindMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const { data: contingents = [] } = useContingentsQuery();
  const { id, version, used, archived, ...stored } = kind ?? startOf(preset);
  const schema = kind ? absenceKindChange : absenceKindInput;
  const form = useForm({
    values: { ...stored, archived },
    check: (typed) =>
      refusalBy(schema, bodyOf(typed, version), kindSentences, (input) =>
        kindRefusal(input, used ? stored : null),
      ),
    save: (typed) => save({ id, input: schema.parse(bodyOf(typed, version)) }).unwrap(),
    saved: () => {
      alert(kindTexts.saved);
      navigate('/absence-kinds');
    },
  });
  const { values } = form;
  const fixed = used ? 'Bleibt, wie es ist: Die Art ist schon eingetragen.' : undefined;
  return (
    <Form form={form} label="Abwesenheitsart" actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field('name')} label="Name" required maxLength={KIND_NAME} />
      <SelectField
        {...form.field('base')}
        label="Grundlage"
        hint={fixed ?? 'Als das zählt die Art in Listen und Auswertungen von früher.'}
        options={bases}
        disabled={used}
      />
      <SelectField
        {...form.field('credit')}
        label="Was ein Tag zählt"
        hint={fixed}
        options={named(CREDITS, CREDIT_WORDS)}
        disabled={used}
      />
      {values.base === TYPE.sickness && (
        <CheckboxField
          {...form.field('own_sickness')}
          label="Eigene Krankheit"
          hint="Zählt zu den Krankheitsfällen der Person; für ein krankes Kind nicht."
        />
      )}
      {values.base !== TYPE.vacation && (
        <SelectField
          {...form.field('contingent_id')}
          value={values.contingent_id ?? NONE}
          onChange={(next) => form.set({ contingent_id: next === NONE ? null : next })}
          label="Kontingent"
          options={[
            { value: NONE, label: 'Keines' },
            ...contingents.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
      )}
      <SelectField
        {...form.field('statutory')}
        label="Gesetzliche Grundlage"
        hint={STATUTORY_HINTS[values.statutory]}
        options={named(STATUTORY, STATUTORY_WORDS)}
      />
      <SelectField {...form.field('paid')} label="Bezahlt" options={named(PAID, PAID_WORDS)} />
      <SelectField
        {...form.field('entered_by')}
        label="Eingetragen durch"
        options={named(ENTERED_BY, ENTERED_BY_WORDS)}
      />
      <CheckboxField
        {...form.field('approval')}
        label="Mit Genehmigung"
        hint="Ohne gilt ein Antrag sofort, wie er gestellt ist."
      />
      <CheckboxField {...form.field('halves')} label="Auch halbe Tage" />
      {mayHaveHours(values.base) && (
        <CheckboxField
          {...form.field('hours')}
          label="Auch in Stunden"
          hint="Zum Beispiel 1:30 beim Arzt: Am selben Tag wird daneben gearbeitet."
        />
      )}
      <SelectField {...form.field('proof')} label="Nachweis" options={named(PROOFS, PROOF_WORDS)} />
      <SelectField
        {...form.field('look')}
        label="Kollegen sehen höchstens"
        options={named(LOOKS.toReversed(), LOOK_WORDS)}
      />
      <TextField
        {...form.field('short')}
        label="Kürzel"
        hint="Bis zu drei Zeichen, im Kalender."
        required
        maxLength={KIND_SHORT}
      />
      <SelectField {...form.field('colour')} label="Farbe" options={named(KIND_COLOURS, COLOUR_WORDS)} />
      <SelectField {...form.field('pattern')} label="Muster" options={named(KIND_PATTERNS, PATTERN_WORDS)} />
      <p>
        So sieht sie aus: <KindMark kind={values} />
      </p>
      {kind && (
        <CheckboxField
          {...form.field('archived')}
          label="Archiviert"
          hint="Kann nicht mehr eingetragen werden; was eingetragen ist, bleibt lesbar."
        />
      )}
    </Form>
  );
}

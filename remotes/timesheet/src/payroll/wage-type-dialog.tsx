import { wageType as schema } from '@stundenbuch/domain/accounts/payroll/contract';
import { payrollSentences } from '@stundenbuch/domain/accounts/payroll/messages';
import { UNIT_WORDS } from '@stundenbuch/domain/accounts/payroll/sources';
import { KEYS, type Target, wageTypeRefusal } from '@stundenbuch/domain/accounts/payroll/wage-types';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, CheckboxField, Dialog, DialogActions, SelectField, TextField } from '@stundenbuch/web/kit';
import type { Source, TypedWageType } from './typed.ts';

interface Props {
  source: Source;
  sources: readonly Source[];
  mapped: TypedWageType | null;
  target: Target;
  onSave: (wageType: TypedWageType | null) => void;
  onClose: () => void;
}

const OTHER = 0;
const keys = [
  ...KEYS.map(({ key, label }) => ({ value: key, label: `${key} ${label}` })),
  { value: OTHER, label: 'anderer' },
];

interface Values {
  unit: TypedWageType['unit'];
  wage_type: string;
  key: number | null;
  other: string;
  confirmed: boolean;
  absence_key: string;
  absence_reason: string;
}

const numberOf = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** What a source is called at the tax office. The key is chosen by its word, never typed blindly (PAY-01c). */
export function WageTypeDialog({ source, sources, mapped, target, onSave, onClose }: Props) {
  const isOther = mapped?.key != null && !KEYS.some(({ key }) => key === mapped.key);
  const toWageType = (typed: Values): TypedWageType => ({
    source: source.key,
    unit: typed.unit,
    wage_type: numberOf(typed.wage_type),
    key:
      target === 'lodas' ? (typed.key === OTHER ? numberOf(typed.other) : typed.key) : (mapped?.key ?? null),
    absence_key: typed.absence_key.trim() || null,
    absence_reason: typed.absence_reason.trim() || null,
    confirmed: typed.key !== OTHER || typed.confirmed,
  });
  const form = useForm({
    values: {
      unit: mapped?.unit ?? (source.units[0] as Values['unit']),
      wage_type: mapped?.wage_type ? String(mapped.wage_type) : '',
      key: isOther ? OTHER : (mapped?.key ?? null),
      other: isOther ? String(mapped.key) : '',
      confirmed: isOther,
      absence_key: mapped?.absence_key ?? '',
      absence_reason: mapped?.absence_reason ?? '',
    } as Values,
    check: (typed) => {
      const { confirmed, ...wageType } = toWageType(typed);
      const typedNumber = typed.wage_type.trim() === '' ? null : Number(typed.wage_type);
      return (
        refusalBy(schema, { ...wageType, wage_type: typedNumber }, payrollSentences) ??
        wageTypeRefusal(wageType, target, sources, confirmed)
      );
    },
    save: async (typed) => toWageType(typed),
    saved: onSave,
  });
  return (
    <Dialog open title="Lohnart" about={source.label} onClose={onClose}>
      <Form
        form={form}
        label="Zuordnung"
        actions={<DialogActions confirm="Übernehmen" busy={form.busy} onCancel={onClose} />}
      >
        <SelectField
          {...form.field('unit')}
          label="Einheit"
          options={source.units.map((value) => ({ value, label: UNIT_WORDS[value] }))}
        />
        <TextField {...form.field('wage_type')} label="Lohnart" inputMode="numeric" maxLength={4} />
        {target === 'lodas' && (
          <SelectField
            {...form.field('key')}
            label="Bearbeitungsschlüssel"
            placeholder="Bitte wählen"
            options={keys}
          />
        )}
        {target === 'lodas' && form.values.key === OTHER && (
          <>
            <TextField
              {...form.field('other')}
              label="Nummer des Schlüssels"
              inputMode="numeric"
              maxLength={2}
            />
            <CheckboxField {...form.field('confirmed')} label="Das Lohnbüro hat diesen Schlüssel genannt" />
          </>
        )}
        {target === 'lodas' && source.key.startsWith('absence') && (
          <TextField {...form.field('absence_reason')} label="Grund der Fehlzeit" maxLength={4} />
        )}
        {target === 'lug' && source.units.includes('days') && (
          <TextField
            {...form.field('absence_key')}
            label="Ausfallschlüssel"
            maxLength={4}
            hint="Üblich: U Urlaub, K krank, PK Kind krank, K6 Krankengeld. Mit ihm entsteht eine Zeile je Tag."
          />
        )}
        {mapped && (
          <Button kind="quiet" onClick={() => onSave(null)}>
            Zuordnung entfernen
          </Button>
        )}
      </Form>
    </Dialog>
  );
}

import { allows } from '@stundenbuch/domain/access/access';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import { earliestFactorDay } from '@stundenbuch/domain/sides/session/factor-policy';
import type { LoginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import type { FormState } from '@stundenbuch/web/form';
import { SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';

const WHO = [
  { value: 'voluntary', label: 'Niemand, er ist freiwillig' },
  { value: 'admins', label: 'Admins' },
  { value: 'all', label: 'Alle' },
] as const;

/** Who needs a second factor, and from which day on: where accounts can have one. */
export function FactorFields({ form }: { form: FormState<LoginSettings> }) {
  const { who: person } = useSession();
  const first = earliestFactorDay(useToday());
  const who = form.field('second_factor');
  const isAsked = form.values.second_factor !== 'voluntary';
  if (!allows(sessionAccess.factors, person)) return null;
  return (
    <>
      <SelectField
        {...who}
        onChange={(second_factor) =>
          form.set({ second_factor, second_factor_from: form.values.second_factor_from ?? first })
        }
        label="Wer einen zweiten Faktor braucht"
        options={WHO}
        hint="Wer dann keinen hat, kann nach der Anmeldung nur noch einen einrichten. Bis dahin weist Stundenbuch ihn darauf hin."
      />
      {isAsked && (
        <DateField
          {...form.field('second_factor_from')}
          value={form.values.second_factor_from ?? ''}
          label="Zweiter Faktor nötig ab"
          required
          hint="Mindestens 14 Tage im Voraus, damit alle Zeit zum Einrichten haben. Später oder freiwillig geht jederzeit."
        />
      )}
    </>
  );
}

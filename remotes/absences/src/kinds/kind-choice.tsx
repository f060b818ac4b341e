import { allows } from '@stundenbuch/domain/access/access';
import { SENSITIVE_TYPES } from '@stundenbuch/domain/records/absences/access';
import { isInHours } from '@stundenbuch/domain/records/entries/halves';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { kindAccess } from '@stundenbuch/domain/records/kinds/access';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { type KindWriter, mayEnter } from '@stundenbuch/domain/records/kinds/rules';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { offeredAbsences, type RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import { useToday } from '@stundenbuch/web/clock';
import type { CorrectedPerson } from '@stundenbuch/web/form';
import { SelectField } from '@stundenbuch/web/kit';
import { useCalendarOf, useSession } from '@stundenbuch/web/session';
import type { Part } from '../request/parts.ts';
import { useAbsenceKindsQuery } from './kinds.api.ts';

type Stored = Pick<Entry, 'kind_id' | 'away_minutes'>;

/** What shows sickness only who decides on it enters for somebody. */
const isHidden = (type: number, person: Pick<CorrectedPerson, 'decides_sick'> | undefined): boolean =>
  person?.decides_sick === false && SENSITIVE_TYPES.includes(type);

/** The types that the caller may enter, for a person or for oneself. Of whom a lead leads no facts are known but the calendar. */
export function useOfferedTypes(facts: RequestFacts | null, person: CorrectedPerson | undefined) {
  const { user } = useSession();
  const { calendar, holidayByHand } = useCalendarOf(person?.id);
  const known = facts ?? { company: user?.company ?? 0, calendar, holidayByHand };
  return offeredAbsences(known, useToday()).filter((type) => !isHidden(type, person));
}

/** The company's own kinds that the caller may enter, for a person or for oneself, and the one that an absence has already. */
export function useKindChoice(person: CorrectedPerson | undefined, stored: Stored = {}) {
  const { who } = useSession();
  const isOn = who !== null && allows(kindAccess.kinds, who);
  const { data = [] } = useAbsenceKindsQuery(undefined, { skip: !isOn });
  const writer: KindWriter = who?.role === 'admin' ? 'admin' : person ? 'lead' : 'worker';
  const kinds = data.flatMap((kind) => {
    if (kind.id === stored.kind_id)
      return { ...kind, archived: false, hours: kind.hours || isInHours(stored) };
    return !kind.archived && mayEnter(kind, writer) && !isHidden(kind.base, person) ? kind : [];
  });
  const of = (id: number | null | undefined) => kinds.find((kind) => kind.id === id) ?? null;
  return { kinds, of, writer };
}

interface Chosen {
  project: number | null;
  kind_id: number | null;
  half?: Part;
}

interface Props {
  field: { id: string; name: string; disabled: boolean; error?: string | undefined };
  value: Chosen;
  /** Types that are offered. */
  types: readonly number[];
  kinds: readonly AbsenceKind[];
  onChange: (chosen: Chosen) => void;
}

const own = (id: number) => `own-${id}`;

/** One list of everything that can be asked for: the types, and beside them the company's own kinds. */
export function KindField({ field, value, types, kinds, onChange }: Props) {
  const chosen = kinds.find(({ id }) => id === value.kind_id);
  const options = [
    ...types.map((code) => ({ value: String(code), label: typeLabel(code) ?? '' })),
    ...kinds.map(({ id, name }) => ({ value: own(id), label: name })),
  ];
  const current = value.kind_id === null ? value.project && String(value.project) : own(value.kind_id);
  return (
    <SelectField
      id={field.id}
      name={field.name}
      disabled={field.disabled}
      error={field.error}
      value={current || null}
      onChange={(next) => {
        const kind = kinds.find(({ id }) => own(id) === next);
        onChange({
          ...(kind ? { project: kind.base, kind_id: kind.id } : { project: Number(next), kind_id: null }),
          ...(value.half === 'hours' && !kind?.hours && { half: 'whole' }),
        });
      }}
      label="Art"
      required
      placeholder="Bitte wählen"
      options={options}
      hint={chosen && hintOf(chosen)}
    />
  );
}

/** What somebody should know of the kind before asking for it. */
function hintOf({ approval, proof, halves, hours }: AbsenceKind): string | undefined {
  const words = [
    !approval && 'Gilt sofort, ohne Genehmigung.',
    proof === 'asked' && 'Ein Nachweis wird erbeten.',
    proof === 'needed' && 'Ein Nachweis ist nötig.',
    !halves && !hours && 'Nur ganze Tage.',
    !halves && hours && 'Ganze Tage oder Stunden.',
  ].filter(Boolean);
  return words.join(' ') || undefined;
}

import { type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { type Half, takenHalves } from '@stundenbuch/domain/records/entries/halves';
import type { KindWriter } from '@stundenbuch/domain/records/kinds/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { dayTaken, type RequestFacts, takenRefusal } from '@stundenbuch/domain/workflows/requests/request';
import {
  type VacationRow,
  vacationColumns,
  vacationFactsOf,
} from '../../accounts/vacation/vacation-facts.ts';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { halfOf, projectOf } from '../../records/entries/entries.service.ts';
import type { Entry } from '../../records/entries/entry.entity.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway } from '../../records/entries/kinds.ts';
import { isCorrection, type Writer } from '../../records/entries/writers.service.ts';
import { chosenKind } from '../../records/kinds/chosen-kind.ts';

/** Another absence of the day was stored meanwhile. */
export function conflictsOn(day: Day): Conflicts {
  const taken = () => dayTaken(day);
  return { entries_absence_a_day: taken, entries_absence_second_half: taken, entries_hours_a_day: taken };
}

interface TakenRow {
  day: Day;
  half: Half;
  away_minutes: number | null;
  kind_id: number | null;
}

const taken = sql`coalesce(json_agg(json_build_object('day', e.day, 'half', ${half}, 'away_minutes', e.away_minutes,
  'kind_id', e.kind_id)), '[]')`;

type FactRow = VacationRow & { absences: TakenRow[] };

/** What the rules of a request ask for, under the person's lock. */
export async function requestFacts(
  tx: Tx,
  writer: Writer,
  { day, end = null, kind_id = null }: { day: Day; end?: Day | null; kind_id?: number | null },
  work: WorkFacts,
): Promise<RequestFacts> {
  const [row] = await rowsOf<FactRow>(
    tx,
    sql`select ${vacationColumns(writer)}, (select ${taken}
        from entries e where e.company_id = u.company_id and e.user_id = u.id and ${isAway}
        and e.day between ${day} and ${end ?? day}) as absences
      from users u where u.company_id = ${writer.company} and u.id = ${writer.person}`,
  );
  const { absences, ...vacation } = row as FactRow;
  return {
    ...work,
    ...(kind_id !== null && { kind: await chosenKind(tx, writer, kind_id), writer: writerOf(writer) }),
    company: writer.company,
    byOffice: isCorrection(writer),
    taken: takenHalves(absences),
    owed: owedBy(work),
    vacation: vacationFactsOf(vacation),
  };
}

const owedBy = (work: WorkFacts) => (day: Day) => workDay(work, day).minutes;

/** What of an absence says which place it takes. */
export type GoneAbsence = Pick<
  Entry,
  'id' | 'day' | 'type' | 'project' | 'first_half' | 'second_half' | 'away_minutes' | 'kind' | 'credit'
>;

/**
 * Why absences cannot count again: others have taken their place. Nobody else can write one of the person before the end: what
 * is free here stays free.
 */
export async function takenSince(
  tx: Tx,
  { company }: Tenant,
  user: number,
  entries: readonly GoneAbsence[],
  work: WorkFacts,
): Promise<Refusal | null> {
  const [row] = await rowsOf<{ absences: TakenRow[] }>(
    tx,
    sql`select ${taken} as absences from entries e where e.company_id = ${company} and e.user_id = ${user}
      and ${isAway} and e.day = any(${entries.map(({ day }) => day)}::date[])
      and e.id <> all(${entries.map(({ id }) => id)})`,
  );
  const facts = { taken: takenHalves(row?.absences ?? []), owed: owedBy(work) };
  const asked = entries.map((entry) => {
    const { day, away_minutes = null, kind = null } = entry;
    return { day, end: null, project: projectOf(entry), half: halfOf(entry), away_minutes, kind_id: kind };
  });
  return asked.map((one) => takenRefusal(one, facts)).find(Boolean) ?? null;
}

function writerOf(writer: Writer): KindWriter {
  if (writer.role === 'admin') return 'admin';
  return isCorrection(writer) ? 'lead' : 'worker';
}

import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { type Half, takenHalves } from '@stundenbuch/domain/records/entries/halves';
import type { KindWriter } from '@stundenbuch/domain/records/kinds/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { dayTaken, type RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import {
  type VacationRow,
  vacationColumns,
  vacationFactsOf,
} from '../../accounts/vacation/vacation-facts.ts';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway } from '../../records/entries/kinds.ts';
import { isCorrection, type Writer } from '../../records/entries/writers.service.ts';
import { chosenKind } from '../../records/kinds/chosen-kind.ts';

/** Another absence of the day was stored meanwhile. */
export function conflictsOn(day: Day): Conflicts {
  const taken = () => dayTaken(day);
  return { entries_absence_a_day: taken, entries_absence_second_half: taken };
}

type FactRow = VacationRow & { absences: { day: Day; half: Half }[] };

/** What the rules of a request ask for, under the person's lock. */
export async function requestFacts(
  tx: Tx,
  writer: Writer,
  { day, end = null, kind_id = null }: { day: Day; end?: Day | null; kind_id?: number | null },
  work: WorkFacts,
): Promise<RequestFacts> {
  const [row] = await rowsOf<FactRow>(
    tx,
    sql`select ${vacationColumns(writer)}, (select coalesce(json_agg(json_build_object('day', e.day, 'half', ${half})), '[]')
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
    vacation: vacationFactsOf(vacation),
  };
}

function writerOf(writer: Writer): KindWriter {
  if (writer.role === 'admin') return 'admin';
  return isCorrection(writer) ? 'lead' : 'worker';
}

import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { RecordLog } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { dayOf, nameOf } from '../shared/names.ts';

interface Props {
  day: Entry;
  /** In a list of several people. */
  named?: boolean;
}

/** Who changed a day of absence; nothing where the company does not record it. */
export function LogOfDay({ day, named = false }: Props) {
  const { who: viewer } = useSession();
  // A lead decides; the log of others is the office's.
  if (named && !allows(absenceParts.office, viewer)) return null;
  const who = named ? ` von ${nameOf(day)}` : '';
  return (
    <RecordLog
      table="entries"
      id={day.id}
      of={`${day.kind_name ?? day.project_name}${who} am ${dayOf(day)}`}
    />
  );
}

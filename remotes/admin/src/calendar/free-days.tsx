import type { FreeDayAbsence } from '@stundenbuch/domain/day/calendar/contract';
import { calendarTexts } from '@stundenbuch/domain/day/calendar/messages';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, Panel } from '@stundenbuch/web/kit';
import { useAnswerFreeDaysMutation, useFreeDaysQuery } from './calendar.api.ts';

const columns: Column<FreeDayAbsence>[] = [
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'title',
  },
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'lead' },
  { key: 'type', title: 'Art', value: ({ project }) => typeLabel(project) },
  { key: 'reason', title: 'Arbeitsfrei wegen', value: ({ reason }) => reason },
  {
    key: 'ahead',
    title: 'Stornieren',
    value: ({ ahead }) => (ahead ? 'möglich' : 'nein, der Tag ist vorbei'),
  },
];

/** Vacation on days that have become free: an admin is asked once. Nothing while there is none. */
export function FreeDays() {
  const { data: absences = [] } = useFreeDaysQuery(undefined, { refetchOnMountOrArgChange: true });
  const alert = useAlert();
  const [answer, { isLoading }] = useAnswerFreeDaysMutation();
  if (absences.length === 0) return null;

  async function decide(cancel: boolean) {
    try {
      const { cancelled } = await answer({ ids: absences.map(({ id }) => id), cancel }).unwrap();
      alert(cancel ? `${cancelled === 1 ? '1 Tag' : `${cancelled} Tage`} storniert.` : calendarTexts.left);
    } catch (error) {
      alert(isFailure(error) ? error.message : calendarTexts.failed, 'danger');
    }
  }

  return (
    <Panel title="Urlaub an freien Tagen">
      <p className="sb-muted">
        Diese Tage sind inzwischen arbeitsfrei und kosten keinen Urlaub mehr. Sollen die künftigen storniert
        werden?
      </p>
      <DataTable
        id="free-days"
        label="Urlaub an freien Tagen"
        columns={columns}
        rows={absences}
        rowKey={({ id }) => id}
        pageSize={10}
      />
      <div className="sb-form-actions">
        <Button disabled={isLoading} onClick={() => void decide(false)}>
          So lassen
        </Button>
        {absences.some(({ ahead }) => ahead) && (
          <Button busy={isLoading} onClick={() => void decide(true)}>
            Künftige stornieren
          </Button>
        )}
      </div>
    </Panel>
  );
}

import { vacationFactsOf } from '@stundenbuch/domain/absences/account-fields';
import { NOTHING_TAKEN } from '@stundenbuch/domain/absences/halves';
import { OfPerson } from '@stundenbuch/web/form';
import { Panel, Skeleton } from '@stundenbuch/web/kit';
import { useOwnCalendar } from '@stundenbuch/web/session';
import { RequestForm } from './request-form.tsx';

/** /person-absence?user: an admin enters an absence of a person, which is approved at once. */
export function PersonAbsencePage() {
  const { calendar, manual40, loaded } = useOwnCalendar();
  return (
    <OfPerson what="Abwesenheit eintragen, sie ist sofort genehmigt">
      {(person) => (
        <Panel>
          {loaded ? (
            <RequestForm
              person={person}
              facts={{
                working_days: person.working_days,
                company: person.company,
                ...(calendar && { calendar, manual40 }),
                taken: NOTHING_TAKEN,
                vacation: vacationFactsOf(person, []),
              }}
              hoursOf={() => 0}
            />
          ) : (
            <Skeleton lines={5} />
          )}
        </Panel>
      )}
    </OfPerson>
  );
}

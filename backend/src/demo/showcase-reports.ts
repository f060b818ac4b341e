import { viewInput } from '@stundenbuch/domain/accounts/reports/view-contract';
import { SavedViews } from '../accounts/reports/saved-views.service.ts';
import { typed } from './house.ts';
import { bossOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import { firstDay } from './year.ts';

const VIEWS = [
  {
    name: 'Stunden und Umsatz je Kunde',
    shared: true,
    definition: 'of=bookings&rows=customer%2Cproject&measures=hours%2Cmoney&period=year&chart=bar',
  },
  {
    name: 'Projektstunden je Monat',
    shared: true,
    definition: 'of=bookings&rows=project&measures=hours&column=month&period=year&chart=line',
  },
] as const;

/** Reports that the office looks at again and again, saved for everybody who reads reports. */
export const reportOccurrences = (stage: Stage): Occurrence[] =>
  VIEWS.map((view) =>
    on(stage, firstDay(stage.today), 10, bossOf(stage), async (boss) => {
      await stage.house.service(SavedViews).create(boss, typed(viewInput, view));
    }),
  );

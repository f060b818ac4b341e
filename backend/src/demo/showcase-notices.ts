import { yearOf } from '@stundenbuch/domain/time/day';
import { feedInput } from '@stundenbuch/domain/workflows/feeds/contract';
import { noticeInput } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { Feeds } from '../workflows/feeds/feeds.service.ts';
import { ExpiryWarnings } from '../workflows/vacation/expiry-warnings.service.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import { firstDay } from './year.ts';

/** Since the beginning somebody of the workshop has the own absences in another calendar, and a lead those of the team. */
export const feedOccurrences = (stage: Stage): Occurrence[] =>
  [
    { who: 'hanna', kind: 'own', show_type: true } as const,
    { who: 'milan', kind: 'team', show_type: false } as const,
  ].map(({ who, ...feed }) =>
    on(stage, firstDay(stage.today), 10, idOf(stage, who), (person) =>
      stage.house.service(Feeds).make(person, typed(feedInput, feed)),
    ),
  );

/** On 1 September two people are told of the vacation of the year: one has read it, the other has not. */
export function noticeOccurrences(stage: Stage): Occurrence[] {
  const { house, today } = stage;
  const year = yearOf(today);
  const theo = idOf(stage, 'theo');
  const warnings = () => house.service(ExpiryWarnings);
  return [
    on(stage, `${year}-09-01`, 9, bossOf(stage), (boss) => {
      const users = [theo, idOf(stage, 'selma')];
      return warnings().send(boss, typed(noticeInput, { year, users, channel: 'app' }).read());
    }),
    on(stage, `${year}-09-02`, 7, theo, async (person) => {
      const [warning] = await warnings().own(person);
      return warnings().read(person, warning?.id as number);
    }),
  ].filter(({ day }) => day <= today);
}

import { yearOf } from '@stundenbuch/domain/time/day';
import { noticeInput } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { ExpiryWarnings } from '../workflows/vacation/expiry-warnings.service.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage } from './showcase-events.ts';

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

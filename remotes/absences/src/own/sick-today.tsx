import { sickTodayTexts } from '@stundenbuch/domain/records/absences/sick-today-texts';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { addDays } from '@stundenbuch/domain/time/day';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure, type Undoable } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { Button } from '@stundenbuch/web/kit';
import {
  useDeleteAbsenceMutation,
  useOwnAbsencesQuery,
  useRequestAbsenceMutation,
} from '../shared/absences.api.ts';

/** Over a weekend somebody is still sick, and not sick again. */
const STILL_DAYS = 3;

const isSickness = ({ project, status }: Entry) => project === TYPE.sickness && takesTheDay(status);

/** 'Ich bin krank': today, by the rules of every absence. An end is not asked for: each day says it again, with a tap (0192). */
export function SickToday({ kind = 'default' }: { kind?: 'default' | 'quiet' }) {
  const today = useToday();
  const alert = useAlert();
  const undoOf = useUndo();
  const { data } = useOwnAbsencesQuery();
  const [request, { isLoading: isEntering }] = useRequestAbsenceMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteAbsenceMutation();
  if (!data) return null;
  const sick = data.filter(isSickness);
  const ofToday = sick.find(({ day }) => day === today);
  const isStill = sick.some(({ day }) => day < today && day >= addDays(today, -STILL_DAYS));

  async function send(change: () => Promise<Undoable>, done: string) {
    try {
      alert(done, 'success', undoOf(await change()));
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : sickTodayTexts.failed, 'danger');
    }
  }

  if (ofToday) {
    const well = () => send(() => remove({ id: ofToday.id }).unwrap(), sickTodayTexts.withdrawn);
    return (
      <Button icon="back" kind={kind} busy={isRemoving} onClick={well}>
        Wieder gesund
      </Button>
    );
  }
  const enter = () =>
    send(() => request({ project: TYPE.sickness, day: today }).unwrap(), sickTodayTexts.reported);
  return (
    <Button icon="absence" kind={kind} busy={isEntering} onClick={enter}>
      {isStill ? 'Noch krank' : 'Ich bin krank'}
    </Button>
  );
}

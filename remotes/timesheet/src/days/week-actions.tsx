import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { cwOf } from '@stundenbuch/domain/time/week';
import type { REPEATED, RepeatedWeek } from '@stundenbuch/domain/workflows/day/contract';
import { dayTexts, skippedTexts } from '@stundenbuch/domain/workflows/day/messages';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { formatFullDay } from '@stundenbuch/web/format';
import { Button } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useRepeatWeekMutation } from './days.api.ts';

/** Fills the week of the day at once: of this year, as the numbers of weeks are. */
export function WeekActions({ day, today }: { day: Day; today: Day }) {
  const [repeat, { isLoading }] = useRepeatWeekMutation();
  const [skipped, setSkipped] = useState<RepeatedWeek['skipped']>([]);
  const alert = useAlert();
  const undoOf = useUndo();
  if (yearOf(day) !== yearOf(today)) return null;

  async function fill(like: (typeof REPEATED)[number]) {
    try {
      const week = await repeat({ cw: String(cwOf(day)), like }).unwrap();
      const filled = new Set(week.created.map((entry) => entry.day)).size;
      alert(filled > 0 ? dayTexts.filled(filled) : dayTexts.nothingFilled, 'success', undoOf(week));
      setSkipped(week.skipped.filter((one) => one.day <= today && !EXPECTED.includes(one.message)));
    } catch (error) {
      alert(isFailure(error) && error.kind === 'refused' ? error.message : dayTexts.failed, 'danger');
    }
  }

  return (
    <div className="sb-stack ts-week-actions">
      <p className="sb-line">
        <Button busy={isLoading} onClick={() => fill('last_week')}>
          Letzte Woche wiederholen
        </Button>
        <Button busy={isLoading} onClick={() => fill('plan')}>
          Woche wie geplant
        </Button>
      </p>
      {skipped.length > 0 && (
        <ul className="sb-bullets" aria-label="Tage, die so bleiben">
          {skipped.map((one) => (
            <li key={one.day}>
              {formatFullDay(one.day)}: {one.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Nobody has to be told. */
const EXPECTED: readonly string[] = [skippedTexts.recorded, skippedTexts.noWorkday];

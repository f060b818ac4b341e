import type { Minutes } from '@stundenbuch/domain/time/time';
import { type Stretch, stripOf, stripWords } from './strip.ts';

const HOUR = 60;

interface Props {
  stretches: readonly Stretch[];
  now: Minutes;
  left: Minutes;
  /** Whether somebody is there: then a line says where the day stands. */
  runs: boolean;
}

/** The day on a line of hours; the sentence below it says the same. */
export function DayStrip({ stretches, now, left, runs }: Props) {
  const { from, to, parts } = stripOf(stretches, now, left);
  const at = (minutes: Minutes) => `${((minutes - from) / (to - from)) * 100}%`;
  const hours = Array.from({ length: (to - from) / HOUR + 1 }, (_, i) => from / HOUR + i);
  return (
    <div className="ts-strip-place">
      <div className="ts-strip" role="img" aria-label={stripWords(stretches)}>
        {parts.map((part) => (
          <span
            key={`${part.kind} ${part.from}`}
            className={`ts-strip-${part.kind}`}
            style={{ left: at(part.from), right: `calc(100% - ${at(part.to)})` }}
          />
        ))}
        {runs && <span className="ts-strip-now" style={{ left: at(now) }} />}
      </div>
      <div className="ts-strip-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, '0')}</span>
        ))}
      </div>
    </div>
  );
}

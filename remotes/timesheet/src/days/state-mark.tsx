import type { Day } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import type { ComparedState } from '@stundenbuch/domain/workflows/day/state';
import { stateWords } from '@stundenbuch/domain/workflows/day/words';
import { Icon, type IconName, StatusTag, type Tone } from '@stundenbuch/web/kit';

const MARKS: Readonly<Record<ComparedState, { tone: Tone; icon: IconName }>> = {
  double: { tone: 'warn', icon: 'warning' },
  missing: { tone: 'warn', icon: 'missing' },
  different: { tone: 'warn', icon: 'warning' },
  locked: { tone: 'neutral', icon: 'lock' },
  requested: { tone: 'info', icon: 'absence' },
  free: { tone: 'neutral', icon: 'calendar' },
  right: { tone: 'good', icon: 'done' },
};

const RUNNING = { tone: 'info', icon: 'worktime' } as const;

interface Props {
  day: ComparedDay;
  today: Day;
}

/** Today may still be unfinished. */
const markOf = ({ day, state }: ComparedDay, today: Day) =>
  day === today && state === 'missing' ? RUNNING : state && MARKS[state];

/** Colour and shape; the word stands beside it. */
export function StateIcon({ day, today }: Props) {
  const mark = markOf(day, today);
  return mark ? (
    <span className={`ts-state-icon sb-${mark.tone}`}>
      <Icon name={mark.icon} />
    </span>
  ) : (
    <span className="ts-state-icon" />
  );
}

export function StateTag({ day, today }: Props) {
  const mark = markOf(day, today);
  if (!mark) return null;
  return (
    <StatusTag tone={mark.tone} icon={mark.icon}>
      {mark === RUNNING ? 'noch nichts erfasst' : stateWords(day)}
    </StatusTag>
  );
}

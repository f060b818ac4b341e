import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { isOpenState } from '@stundenbuch/domain/workflows/day/state';
import { breakText, formatHours } from '@stundenbuch/web/format';
import { useSession } from '@stundenbuch/web/session';

interface Part {
  key: string | number;
  hours: number;
  text: string;
}

/** Working time above bookings on one scale, with what is missing of either dashed. */
export function DayBars({ day }: { day: ComparedDay }) {
  const { who } = useSession();
  const { entries, target, worked, booked, state } = day;
  const scale = Math.max(target, worked, booked);
  if (scale === 0) return null;
  const times = entries.filter(({ project }) => kindOf(project) === 'work');
  const bookings = entries.filter(({ project }) => kindOf(project) === 'project');
  const goal = isOpenState(state) ? Math.max(worked, booked, worked + booked === 0 ? target : 0) : 0;
  const pause = (hours: number | null) => (hours ? `, ${breakText(hours)}` : '');
  return (
    <div className="ts-bars">
      {who?.flags.includes('timebooking') && (
        <Bar
          label="Arbeitszeit"
          scale={scale}
          sum={worked}
          goal={goal}
          parts={times.map((time) => ({
            key: time.id,
            hours: time.hours,
            text: `${time.start_time}–${time.end_time}${pause(time.break)}`,
          }))}
        />
      )}
      {who?.flags.includes('projectbooking') && (
        <Bar
          label="Projekte"
          isOutlined
          scale={scale}
          sum={booked}
          goal={goal}
          parts={bookings.map(({ id, hours, project_name }) => ({
            key: id,
            hours,
            text: project_name ?? '',
          }))}
        />
      )}
    </div>
  );
}

/** A part of the scale in which hours can be read. */
const READABLE = 0.2;

interface BarProps {
  label: string;
  isOutlined?: boolean;
  scale: number;
  sum: number;
  /** Up to here something is missing. */
  goal: number;
  parts: readonly Part[];
}

function Bar({ label, isOutlined = false, scale, sum, goal, parts }: BarProps) {
  const width = (hours: number) => ({ width: `${(hours / scale) * 100}%` });
  return (
    <div className="ts-bar-line">
      <span>{label}</span>
      <div className="ts-bar" aria-hidden="true">
        {parts.map(({ key, hours, text }) => (
          <span key={key} className={isOutlined ? 'ts-bar-booked' : 'ts-bar-worked'} style={width(hours)}>
            {text}
          </span>
        ))}
        {goal > sum && (
          <span className="ts-bar-gap" style={width(goal - sum)}>
            {goal - sum >= READABLE * scale && <span>{formatHours(goal - sum)} h</span>}
          </span>
        )}
      </div>
      <strong>{formatHours(sum)} h</strong>
    </div>
  );
}

import type { Day } from '@stundenbuch/domain/time/day';
import './day-marks.css';

/** What a calendar says of a day: a letter to see, words to hear and to point at. */
export interface DayMark {
  letter: string;
  text: string;
}

interface Props {
  day: Day;
  marks: readonly DayMark[];
  isChosen: boolean;
}

export function MarkedDay({ day, marks, isChosen }: Props) {
  const words = marks.map(({ text }) => text).join(', ');
  return (
    <div className={`ant-picker-cell-inner ${isChosen ? 'ab-day-chosen' : ''}`} title={words || undefined}>
      {Number(day.slice(-2))}
      {marks.length > 0 && (
        <>
          <span className="ab-day-mark" aria-hidden="true">
            {marks.map(({ letter }) => letter).join('')}
          </span>
          <span className="sb-hidden">, {words}</span>
        </>
      )}
    </div>
  );
}

/** Letters, so that nobody needs colours. */
export const DayLegend = ({ marks }: { marks: readonly DayMark[] }) => (
  <dl className="ab-day-legend">
    {marks.map(({ letter, text }) => (
      <div key={letter}>
        <dt>{letter}</dt> <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

import { formatNumber } from '@stundenbuch/domain/time/format';
import { memo } from 'react';
import type { Column } from './planner-days.ts';
import type { Line } from './planner-lines.ts';
import type { Presence } from './use-frame.ts';

interface Props {
  line: Line & { kind: 'team' };
  columns: readonly Column[];
  presence: Presence;
  isPhone: boolean;
}

/** The head of a team: who is there per day, framed where that is fewer than there have to be. */
export const TeamLine = memo(function TeamLine({ line, columns, presence, isPhone }: Props) {
  const minimum = Math.max(0, ...columns.map(({ day }) => presence(line, day)?.minimum ?? 0));
  return (
    <>
      <th scope="row" className="ab-name">
        <strong>{line.name}</strong>
        {minimum > 0 && !isPhone && <small>{`mind. ${minimum}`}</small>}
      </th>
      {columns.map(({ day }, at) => {
        const there = presence(line, day);
        if (there === null) return null;
        const isShort = there.minimum !== null && there.present < there.minimum;
        return (
          <td
            key={day}
            aria-colindex={at + 2}
            className={isShort ? 'ab-there ab-too-few' : 'ab-there'}
            style={{ gridColumn: at + 2 }}
          >
            {formatNumber(there.present)}
            {isShort && (isPhone ? `/${there.minimum}` : null)}
            <span className="sb-hidden">{isShort ? ` da, mindestens ${there.minimum}` : ' da'}</span>
          </td>
        );
      })}
    </>
  );
});

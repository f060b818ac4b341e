import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { HALF_LABELS } from '@stundenbuch/domain/records/entries/halves';
import { formatHours } from '@stundenbuch/domain/time/format';
import type { TeamDay, TeamMate } from '@stundenbuch/domain/workflows/myteam/contract';
import { BALANCE_LIGHT_WORDS, type BalanceLight } from '@stundenbuch/domain/workflows/myteam/lights';
import { PRESENCE_WORDS, type Presence } from '@stundenbuch/domain/workflows/myteam/presence';
import type { Column } from '@stundenbuch/web/data';
import { formatShortDay, weekdayName } from '@stundenbuch/web/format';
import { type IconName, StatusTag, type Tone } from '@stundenbuch/web/kit';
import { nameOf } from '../shared/names.ts';

const PRESENCE_TAGS: Readonly<Record<Presence, { tone: Tone; icon: IconName }>> = {
  here: { tone: 'good', icon: 'done' },
  break: { tone: 'warn', icon: 'worktime' },
  away: { tone: 'info', icon: 'absence' },
  half: { tone: 'info', icon: 'absence' },
  unknown: { tone: 'neutral', icon: 'info' },
};

const LIGHT_TAGS: Readonly<Record<BalanceLight, { tone: Tone; icon: IconName }>> = {
  within: { tone: 'good', icon: 'done' },
  near: { tone: 'warn', icon: 'info' },
  outside: { tone: 'bad', icon: 'warning' },
};

function dayWord({ away, worked }: TeamDay): string {
  if (away === 'whole') return 'abwesend';
  const time = worked ? formatHours(worked / 60) : '';
  const half = away ? `${HALF_LABELS[away]} abwesend` : '';
  return [time, half].filter(Boolean).join(', ') || '–';
}

export const teamColumns: readonly Column<TeamMate>[] = [
  {
    key: 'name',
    title: 'Person',
    value: ({ name, first_name }) => `${name} ${first_name}`,
    render: (mate) => (
      <>
        {nameOf(mate)}
        {mate.in_place_of.length > 0 && (
          <div className="sb-muted">in Vertretung für {mate.in_place_of.join(', ')}</div>
        )}
      </>
    ),
    card: 'title',
  },
  {
    key: 'today',
    title: 'Heute',
    value: ({ today }) => PRESENCE_WORDS[today],
    render: ({ today }) => <StatusTag {...PRESENCE_TAGS[today]}>{PRESENCE_WORDS[today]}</StatusTag>,
    card: 'amount',
  },
  {
    key: 'week',
    title: 'Woche',
    value: ({ week }) => week.map((day) => `${weekdayName(day.day).slice(0, 2)} ${dayWord(day)}`).join(' · '),
    render: Week,
    sortable: false,
    card: 'text',
  },
  {
    key: 'missing',
    title: 'Offene Tage',
    kind: 'number',
    value: ({ missing }) => missing?.length ?? null,
    render: ({ missing }) => (missing ? <OpenDays days={missing} /> : '–'),
  },
  {
    key: 'account',
    title: 'Stundenkonto',
    kind: 'hours',
    value: ({ account }) => (account ? account.balance / 60 : null),
    render: ({ account }) =>
      account && (
        <span className="sb-line ab-team-account">
          {signedHours(account.balance)} h{' '}
          <StatusTag {...LIGHT_TAGS[account.light]}>{BALANCE_LIGHT_WORDS[account.light]}</StatusTag>
        </span>
      ),
    neededBy: ({ account }) => account !== null,
  },
];

/** Weekends stand there only where somebody worked or was away. */
function Week({ week }: TeamMate) {
  const shown = week.filter((day, at) => at < 5 || dayWord(day) !== '–');
  return (
    <ol className="ab-team-week">
      {shown.map((day) => (
        <li key={day.day} className={day.away ? 'ab-team-away' : undefined}>
          <small>{weekdayName(day.day).slice(0, 2)}</small> {dayWord(day)}
        </li>
      ))}
    </ol>
  );
}

function OpenDays({ days }: { days: readonly string[] }) {
  if (days.length === 0) return '0';
  return (
    <>
      {days.length} <small className="sb-muted">({shortDays(days)})</small>
    </>
  );
}

/** 'Do, 12.11., Fr, 13.11., Mi, 18.11. …' */
export const shortDays = (days: readonly string[]): string =>
  `${days
    .slice(0, 3)
    .map((day) => formatShortDay(day))
    .join(', ')}${days.length > 3 ? ' …' : ''}`;

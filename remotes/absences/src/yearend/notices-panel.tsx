import type { NoticePerson } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatDay } from '@stundenbuch/web/format';
import { Checkbox, LoadFailure, Panel, Skeleton, StatusTag } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { nameOf } from '../shared/names.ts';
import { NoticeForm } from './notice-form.tsx';
import { useNoticePeopleQuery } from './year-end.api.ts';

interface Props {
  year: number;
  mayChange: boolean;
}

const CHANNELS = { app: 'im Programm', paper: 'auf Papier' } as const;

const sentText = ({ sent_at, channel }: NoticePerson): string =>
  sent_at && channel ? `${formatDay(sent_at.slice(0, 10))} ${CHANNELS[channel]}` : 'noch nicht';

const columns: Column<NoticePerson>[] = [
  { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
  { key: 'days', title: 'Resttage', value: ({ days }) => days, kind: 'number', card: 'amount' },
  { key: 'deadline', title: 'Frist', value: ({ deadline }) => deadline, kind: 'date' },
  { key: 'sent', title: 'Hinweis', value: sentText },
  { key: 'read', title: 'Gelesen am', value: ({ read_at }) => read_at?.slice(0, 10), kind: 'date' },
  {
    key: 'proof',
    title: 'Nachweis',
    value: ({ in_time }) => (in_time ? 'rechtzeitig' : 'fehlt'),
    render: ({ in_time }) => (
      <StatusTag tone={in_time ? 'good' : 'neutral'}>{in_time ? 'rechtzeitig' : 'fehlt'}</StatusTag>
    ),
  },
];

/** Whose vacation of the year may expire, and who was told of it. */
export function NoticesPanel({ year, mayChange }: Props) {
  const { data: people, error, refetch } = useNoticePeopleQuery(year);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  if (error && !people) return <LoadFailure error={error} onRetry={refetch} />;
  if (!people) return <Skeleton lines={5} />;
  const chosen = people.filter(({ user }) => !left.has(user)).map(({ user }) => user);
  const choose = (user: number, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((other) => other !== user) : [...left, user]));
  const choice: Column<NoticePerson> = {
    key: 'chosen',
    title: 'Auswahl',
    hidesTitle: true,
    sortable: false,
    value: () => null,
    card: 'lead',
    render: (person) => (
      <Checkbox
        checked={!left.has(person.user)}
        aria-label={`${nameOf(person)} auswählen`}
        onChange={(event) => choose(person.user, event.target.checked)}
      />
    ),
  };
  return (
    <Panel title={`Resturlaub aus ${year}`}>
      <p>
        Urlaub verfällt nur, wenn der Hinweis rechtzeitig gelesen wurde: an mindestens so vielen Arbeitstagen
        vor der Frist, wie noch Urlaubstage offen sind.
      </p>
      <DataTable
        id="vacation-notices"
        label={`Resturlaub aus ${year}`}
        columns={mayChange ? [choice, ...columns] : columns}
        rows={people}
        rowKey={({ user }) => user}
        pageSize={20}
        empty="Niemand hat Urlaub aus diesem Jahr, der verfallen kann."
      />
      {mayChange && people.length > 0 && (
        <NoticeForm
          year={year}
          users={chosen.length === people.length ? null : chosen}
          count={chosen.length}
        />
      )}
    </Panel>
  );
}

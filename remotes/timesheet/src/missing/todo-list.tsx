import type { DoubtfulDay } from '@stundenbuch/domain/records/timesheet/contract';
import { monthOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { isOpenState } from '@stundenbuch/domain/workflows/day/state';
import { proposalTitle } from '@stundenbuch/domain/workflows/day/words';
import { useToday } from '@stundenbuch/web/clock';
import { formatFullDay } from '@stundenbuch/web/format';
import { Button, ButtonLink, EmptyLine, ErrorState, Icon, Skeleton } from '@stundenbuch/web/kit';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useDaysQuery } from '../days/days.api.ts';
import { useApply } from '../days/use-apply.ts';
import { isToBeRight, useOpenPeriod } from '../days/use-compared.ts';
import { LastMonth } from '../shared/last-month.tsx';
import { useOwnFaultsQuery } from '../shared/timesheet.api.ts';
import { type Todo, todosOf } from './todo.ts';
import './todo.css';

const MOST = 5;

/** On the dashboard where days are compared: what waits for the person, with what repairs it in place. */
export function TodoList() {
  const id = useId();
  const today = useToday();
  const list = useRef<HTMLElement>(null);
  const days = useDaysQuery(useOpenPeriod());
  const doubtful = useOwnFaultsQuery('doubtful-bookings');
  const loads = [days, doubtful];
  const isKnown = loads.every(({ data }) => data !== undefined);
  const failed = loads.filter(({ data, error }) => error && data === undefined);
  const all = days.data ?? [];
  const todos = isKnown ? todosOf(all, (doubtful.data ?? []) as DoubtfulDay[], today) : [];
  const counted = all.filter((day) => isToBeRight(day, today));
  const right = counted.filter(({ state }) => !isOpenState(state) && state !== 'locked').length;
  const retry = () => {
    for (const { refetch } of failed) refetch();
  };
  return (
    <section className="sb-panel ts-todo" aria-labelledby={id} ref={list} tabIndex={-1}>
      <header>
        <h2 id={id}>
          Zu tun {todos.length > 0 && <span className="sb-muted ts-todo-count">{todos.length}</span>}
        </h2>
        {counted.length > 0 && (
          <Link className="sb-touch" to="/days">
            Tagesabgleich: {right} von {counted.length} {counted.length === 1 ? 'Tag' : 'Tagen'} stimmen
          </Link>
        )}
      </header>
      <LastMonth kind="missing" />
      <LastMonth kind="faults" />
      {!isKnown && failed.length === 0 && <Skeleton lines={5} />}
      {failed.length > 0 && <ErrorState message="Die Liste konnte nicht geladen werden." onRetry={retry} />}
      {isKnown && todos.length === 0 && (
        <div className="sb-line ts-todo-none">
          <EmptyLine icon="done">Bis gestern stimmt jeder Tag.</EmptyLine>
          <ButtonLink to={`/days?month=${monthOf(today)}`}>{monthName(monthOf(today))} ansehen</ButtonLink>
        </div>
      )}
      {todos.length > 0 && (
        <ul>
          {todos.slice(0, MOST).map((todo) => (
            <TodoRow
              key={todo.day}
              todo={todo}
              // The pressed button is gone with its row; the keyboard continues from here.
              onDone={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {todos.length > MOST && (
        <p className="ts-todo-all">
          <Link to="/days">Alle im Tagesabgleich ({todos.length})</Link>
        </p>
      )}
    </section>
  );
}

function TodoRow({ todo: { day, kind, what, compared }, onDone }: { todo: Todo; onDone: () => void }) {
  const { take, isLoading } = useApply();
  const best = compared?.proposals[0];
  return (
    <li>
      <span className="sb-warn">
        <Icon name={kind === 'Fehler' ? 'warning' : 'missing'} />
      </span>
      <div className="sb-grow">
        <strong>{formatFullDay(day)}</strong> <span className="sb-muted">· {kind}</span>
        <div>{what}</div>
      </div>
      <div className="ts-todo-ways">
        {compared && best && (
          <Button
            busy={isLoading}
            label={`${formatFullDay(day)}: ${proposalTitle(best)}`}
            onClick={async () => {
              if (await take(compared, best)) onDone();
            }}
          >
            {proposalTitle(best)}
          </Button>
        )}
        <Link className="sb-touch" to={`/day?date=${day}`} aria-label={`${formatFullDay(day)}: Tag öffnen`}>
          Tag öffnen
        </Link>
      </div>
    </li>
  );
}

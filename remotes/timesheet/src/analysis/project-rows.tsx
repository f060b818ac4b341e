import type { AnalysedProject, AnalysisFigures } from '@stundenbuch/domain/accounts/analysis/contract';
import { byUrgency, marginOfProject } from '@stundenbuch/domain/accounts/analysis/order';
import { marginOf } from '@stundenbuch/domain/accounts/money/margin';
import { formatHours, formatWholeEuro } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BudgetUse } from './budget-use.tsx';
import { NoBookings } from './no-bookings.tsx';
import { bookingsPath, type ShownPeriod } from './paths.ts';
import { marginWord, percentWord, Verdict } from './verdict.tsx';

const Reasons = lazyPage(async () => (await import('./reasons.tsx')).Reasons);

interface Props {
  period: ShownPeriod;
  projects: readonly AnalysedProject[];
  total: AnalysisFigures;
  /** The row that is open, if any. */
  open: number | null;
  onOpen: (project: number | null) => void;
}

const COLUMNS = 6;

/** What each project brought: a table, whose rows are cards on the phone. */
export function ProjectRows({ period, projects, total, open, onOpen }: Props) {
  const rows = projects.toSorted(byUrgency);
  const customers = rows.filter(({ internal }) => !internal);
  const internal = rows.filter((project) => project.internal);
  if (rows.length === 0) return <NoBookings period={period} />;
  const margin = total.cost === null ? null : marginOf(total.revenue, total.cost);
  return (
    <table className="an-projects" aria-label="Was jedes Projekt gebracht hat">
      <thead>
        <tr>
          <th scope="col">Projekt</th>
          <th scope="col">Budget</th>
          <th scope="col">Erlös</th>
          <th scope="col">Kosten</th>
          <th scope="col">Marge</th>
          <th scope="col">
            <span className="sb-hidden">Urteil</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {customers.map((project) => (
          <ProjectRow key={project.id} {...{ period, project, onOpen }} isOpen={project.id === open} />
        ))}
      </tbody>
      <tfoot>
        <tr className="an-sum">
          <th scope="row">Summe Kundenprojekte</th>
          <td>
            <Link to={bookingsPath(period, { part: 'customers' })}>{formatHours(total.hours)} h</Link>
          </td>
          <td data-label="Erlös">{formatWholeEuro(total.revenue)}</td>
          <td data-label="Kosten">{total.cost === null ? '–' : formatWholeEuro(total.cost)}</td>
          <td data-label="Marge">
            {marginWord(margin)} {margin && <small>{percentWord(margin)}</small>}
          </td>
          <td />
        </tr>
        {internal.map(({ id, project_name, hours, cost }) => (
          <tr key={id} className="sb-muted">
            <th scope="row">Intern: {project_name}</th>
            <td>
              <Link to={bookingsPath(period, { project: id })}>{formatHours(hours)} h</Link>, ohne Erlös
            </td>
            <td data-label="Erlös">–</td>
            <td data-label="Kosten">{cost === null ? '–' : formatWholeEuro(cost)}</td>
            <td data-label="Marge">–</td>
            <td />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

interface RowProps {
  period: ShownPeriod;
  project: AnalysedProject;
  isOpen: boolean;
  onOpen: (project: number | null) => void;
}

function ProjectRow({ period, project, isOpen, onOpen }: RowProps) {
  const { id, project_name, internal_id, customer_name, hours, revenue, cost, fixed_price } = project;
  const margin = marginOfProject(project);
  const head = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Opened by a sentence above, or by the address: the row comes into sight, and the keyboard goes on from it.
  useEffect(() => {
    if (isOpen && !wasOpen.current && document.activeElement !== head.current) {
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: 'start' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const second = [internal_id, customer_name].filter(Boolean).join(' · ');
  return (
    <>
      <tr className={isOpen ? 'an-open' : undefined}>
        <th scope="row">
          <button
            type="button"
            ref={head}
            className="an-opens"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? null : id)}
          >
            <Icon name={isOpen ? 'down' : 'next'} />
            <span>
              <strong>{project_name}</strong>
              {second && <small>{second}</small>}
            </span>
          </button>
        </th>
        <td className="an-of-budget">
          <BudgetUse project={project} />
          <small>
            <Link to={bookingsPath(period, { project: id })}>{formatHours(hours)} h im Zeitraum</Link>
          </small>
        </td>
        <td data-label="Erlös">
          {formatWholeEuro(revenue)}
          <small>{fixed_price ? 'Festpreis' : 'nach Stunden'}</small>
        </td>
        <td data-label="Kosten">{cost === null ? '–' : formatWholeEuro(cost)}</td>
        <td data-label="Marge" className="an-figure">
          <strong>{marginWord(margin)}</strong>
          {margin && <small>{percentWord(margin)}</small>}
        </td>
        <td className="an-verdict">
          <Verdict margin={margin} />
        </td>
      </tr>
      {isOpen && (
        <tr className="an-reasons">
          <td colSpan={COLUMNS}>
            <Reasons period={period} project={project} />
          </td>
        </tr>
      )}
    </>
  );
}

import type { AnalysedProject, AnalysisFigures } from '@stundenbuch/domain/accounts/analysis/contract';
import { marginOfProject, type Question, questionsOf } from '@stundenbuch/domain/accounts/analysis/order';
import { marginOf } from '@stundenbuch/domain/accounts/money/margin';
import { formatFullDay, formatHours } from '@stundenbuch/web/format';
import { Icon, type IconName } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bookingsPath, type ShownPeriod } from './paths.ts';
import { marginWord, percentWord } from './verdict.tsx';

interface Props {
  period: ShownPeriod;
  projects: readonly AnalysedProject[];
  total: AnalysisFigures;
  onOpen: (project: number) => void;
}

/** More stand in the table, where they come first. */
const NAMED = 3;

const QUESTIONS: Readonly<Record<Question, { icon: IconName; one: string; many: string; tone: string }>> = {
  loss: { icon: 'error', one: 'Projekt mit Verlust', many: 'Projekte mit Verlust', tone: 'sb-bad' },
  over: { icon: 'error', one: 'Budget überschritten', many: 'Budgets überschritten', tone: 'sb-bad' },
  tight: { icon: 'warning', one: 'knapp', many: 'knapp', tone: 'sb-warn' },
  ending: { icon: 'worktime', one: 'Budget endet', many: 'Budgets enden', tone: 'sb-warn' },
};

function figureOf(question: Question, project: AnalysedProject): string {
  if (question === 'loss') return marginWord(marginOfProject(project));
  if (question === 'over') return `${project.budget?.percent} %`;
  if (question === 'ending') return formatFullDay(project.budget?.reached_on ?? '');
  const margin = marginOfProject(project);
  return margin ? `${percentWord(margin)} Marge` : '';
}

/** What the page is for: the margin, and the sentences that need an answer, each leading to its row. */
export function MarginCard({ period, projects, total, onOpen }: Props) {
  const { revenue, cost, unpriced, uncosted } = total;
  const margin = cost === null ? null : marginOf(revenue, cost);
  const questions = [...questionsOf(projects)];
  const isFine = questions.length === 0 && unpriced === 0 && uncosted === 0;
  return (
    <section className="an-card" aria-label="Marge der Kundenprojekte">
      <div>
        <span className="sb-muted">Marge der Kundenprojekte</span>
        <div className="an-margin">
          <Link to={bookingsPath(period, { part: 'customers' })}>{marginWord(margin)}</Link>
          {margin && <span className="sb-muted">{percentWord(margin)}</span>}
        </div>
      </div>
      <ul className="an-questions">
        {questions.map(([question, of]) => (
          <Asked key={question} {...QUESTIONS[question]} count={of.length}>
            {of.slice(0, NAMED).map((project, at) => (
              <span key={project.id}>
                {at > 0 && '; '}
                <button type="button" className="an-leads" onClick={() => onOpen(project.id)}>
                  {project.project_name}, {figureOf(question, project)}
                </button>
              </span>
            ))}
            {of.length > NAMED && ` und ${of.length - NAMED} weitere`}
          </Asked>
        ))}
        {unpriced > 0 && (
          <li>
            <Icon name="info" />
            <Link to={bookingsPath(period, { part: 'unpriced' })}>{formatHours(unpriced)} h ohne Satz</Link>
          </li>
        )}
        {uncosted > 0 && (
          <li>
            <Icon name="info" />
            <Link to={bookingsPath(period, { part: 'uncosted' })}>
              {formatHours(uncosted)} h ohne Kosten je Stunde
            </Link>
          </li>
        )}
        {isFine && (
          <li>
            <Icon name="done" />
            Kein Projekt mit Verlust, kein Budget überschritten.
          </li>
        )}
      </ul>
    </section>
  );
}

interface AskedProps {
  icon: IconName;
  one: string;
  many: string;
  tone: string;
  count: number;
  children: ReactNode;
}

const Asked = ({ icon, one, many, tone, count, children }: AskedProps) => (
  <li>
    <span className={tone}>
      <Icon name={icon} />
    </span>
    <span>
      <strong>
        {count} {count === 1 ? one : many}:
      </strong>{' '}
      {children}
    </span>
  </li>
);

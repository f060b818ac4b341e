import { allows } from '@stundenbuch/domain/access/access';
import { budgetAccess } from '@stundenbuch/domain/accounts/budgets/access';
import type { BudgetFigures, BudgetUse, ProjectBudget } from '@stundenbuch/domain/accounts/budgets/contract';
import { MARGIN_WORDS, type MarginWord } from '@stundenbuch/domain/accounts/money/margin';
import { monthOf } from '@stundenbuch/domain/time/day';
import { monthName, signedNumber } from '@stundenbuch/domain/time/format';
import { formatDay, formatEuro } from '@stundenbuch/web/format';
import {
  BudgetBar,
  BudgetTag,
  Button,
  Facts,
  LoadFailure,
  Panel,
  Skeleton,
  StatusTag,
  type Tone,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { type ReactNode, useState } from 'react';
import { inHours } from './project-sums.ts';
import { useProjectBudgetQuery } from './projects.api.ts';

const BudgetDialog = lazyPage(
  async () => (await import('./budget-dialog.tsx')).BudgetDialog,
  () => null,
);

const TONES: Readonly<Record<MarginWord, Tone>> = { good: 'good', tight: 'warn', loss: 'bad' };

/** How far the budget of a project is used, and to admins and readers what the project brings. */
export function BudgetOfProject({ project }: { project: number }) {
  const { who } = useSession();
  const { data, error, refetch } = useProjectBudgetQuery(project);
  const [isOpen, setOpen] = useState(false);
  if (data && !data.figures && !data.progress) return null;
  const mayChange = allows(budgetAccess.changeBudget, who) && data?.figures;
  return (
    <Panel
      title="Budget"
      actions={
        mayChange && (
          <Button icon="edit" onClick={() => setOpen(true)}>
            Budget festlegen
          </Button>
        )
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && <Used budget={data} />}
      {data?.figures && <Brings figures={data.figures} />}
      {isOpen && data?.figures && (
        <BudgetDialog project={project} figures={data.figures} onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}

function Used({ budget: { progress, figures } }: { budget: ProjectBudget }) {
  if (!progress) return <p>Für dieses Projekt ist kein Budget festgelegt.</p>;
  const what = figures ? (figures.from ? monthName(monthOf(figures.from)) : 'Projekt gesamt') : 'der Stunden';
  return (
    <>
      <p>
        <BudgetTag budget={progress} /> <span className="sb-muted">{what}</span>
      </p>
      <BudgetBar {...progress} />
    </>
  );
}

function Brings({ figures }: { figures: BudgetFigures }) {
  const { budget_hours, budget_money, hours, money, margin, margin_word, cost } = figures;
  const facts: [string, ReactNode][] = [
    ...(budget_hours === null
      ? []
      : [['Stunden', used(hours, budget_hours, inHours)] as [string, ReactNode]]),
    ...(budget_money === null
      ? []
      : [['Betrag', used(money, budget_money, formatEuro)] as [string, ReactNode]]),
    ...(figures.reached_on
      ? [['Budget erreicht am', formatDay(figures.reached_on)] as [string, ReactNode]]
      : []),
    [figures.fixed_price ? 'Erlös (Festpreis)' : 'Erlös', formatEuro(figures.revenue)],
    ['Kosten', cost === null ? 'kein Kostensatz hinterlegt' : formatEuro(cost)],
    ...(margin === null || margin_word === null
      ? []
      : [
          [
            'Marge',
            <span key="margin" className="sb-budget-tag">
              {formatEuro(margin)}
              {figures.margin_percent !== null && ` (${signedNumber(figures.margin_percent)}\u00a0%)`}
              <StatusTag tone={TONES[margin_word]}>{MARGIN_WORDS[margin_word]}</StatusTag>
            </span>,
          ] as [string, ReactNode],
        ]),
  ];
  return (
    <>
      <Facts facts={facts} />
      {notesOf(figures).map((note) => (
        <p key={note} className="sb-muted">
          {note}
        </p>
      ))}
    </>
  );
}

function used({ booked, rest }: BudgetUse, budget: number, format: (value: number) => string): string {
  const left = rest ?? 0;
  const after = left < 0 ? `${format(-left)} darüber` : `noch ${format(left)}`;
  return `${format(booked)} von ${format(budget)}, ${after}`;
}

/** What the amounts leave out. */
function notesOf({
  unpriced_hours,
  uncosted_hours,
  cost,
  by_todays_job,
  fixed_price,
}: BudgetFigures): string[] {
  return [
    ...(fixed_price ? ['Bei einem Festpreis endet der Erlös am Budget.'] : []),
    ...(unpriced_hours > 0 ? [`${inHours(unpriced_hours)} ohne Satz`] : []),
    ...(uncosted_hours > 0 && cost !== null ? [`${inHours(uncosted_hours)} ohne Kostensatz`] : []),
    ...(by_todays_job ? ['Ältere Buchungen sind mit heutigem Arbeitsplatz gerechnet.'] : []),
  ];
}

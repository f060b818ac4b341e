import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { ANSWER_WORDS } from '@stundenbuch/domain/records/visibility/messages';
import { signedNumber } from '@stundenbuch/domain/time/format';
import { shortageSentence } from '@stundenbuch/domain/workflows/decisions/staffing';
import { formatFullDay, formatHours } from '@stundenbuch/web/format';
import { Icon, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { Waiting } from '../list/waiting.tsx';
import { nameOf } from '../shared/names.ts';
import { type Card, HINT_WORDS, lengthOfCard, type Overview, periodOfCard, typeOfCard } from './cards.ts';
import { TeamWeek } from './team-week.tsx';
import type { Overviews } from './use-overviews.ts';

interface Props {
  card: Card;
  overviews: Overviews;
}

/** What a request is decided by: hint first, then the week of the team, the account, the days. */
export function OverviewPanel({ card, overviews }: Props) {
  const overview = overviews.of(card);
  const [first] = card.days;
  return (
    <section className="sb-panel ab-overview" aria-label={`Überblick: ${nameOf(first)}`}>
      <header>
        <div>
          <h2>{nameOf(first)}</h2>
          <p>
            {typeOfCard(card)}, {periodOfCard(card)} ({lengthOfCard(card)})
          </p>
          <Waiting absence={first} />
          <Substitute overview={overview} />
        </div>
      </header>
      <OverviewParts {...{ card, overview, overviews }} />
    </section>
  );
}

export function OverviewParts({ card, overview, overviews }: Props & { overview: Overview | undefined }) {
  const isNamed = overview && (overview.team === null || overview.team.people !== null);
  if (!isNamed && overviews.error) return <LoadFailure error={overviews.error} onRetry={overviews.refetch} />;
  if (!isNamed) return <Skeleton lines={12} />;
  const { team } = overview;
  return (
    <>
      <Warnings overview={overview} />
      {team && <TeamWeek key={card.key} card={card} overview={{ ...overview, team }} />}
      <Accounts card={card} overview={overview} />
      <OnTheseDays overview={overview} />
    </>
  );
}

/** Who is asked to stand in, and the answer: nobody has a veto (VIS-05). */
export function Substitute({ overview }: { overview: Overview | undefined }) {
  if (!overview?.substitute) return null;
  const { name, answer } = overview.substitute;
  return (
    <p>
      Vertretung: {name} <span className="sb-muted">({ANSWER_WORDS[answer ?? 'open']})</span>
    </p>
  );
}

/** They warn and never block (DEC-03). */
function Warnings({ overview: { hints, shortages } }: { overview: Overview }) {
  const others = hints.filter((hint) => hint !== 'staffing');
  if (hints.length === 0) return null;
  return (
    <div className="ab-warning" role="note">
      <Icon name="warning" />
      <div>
        {shortages.length > 0 && (
          <>
            <strong>{HINT_WORDS.staffing}</strong>
            <ul>
              {shortages.map((shortage) => (
                <li key={`${shortage.day} ${shortage.of}`}>{shortageSentence(shortage)}</li>
              ))}
            </ul>
          </>
        )}
        {others.map((hint) => (
          <p key={hint}>
            <strong>{HINT_WORDS[hint]}</strong>
          </p>
        ))}
        <p>Genehmigen bleibt möglich.</p>
      </div>
    </div>
  );
}

/** As a sum: without the request, the request, with it. */
function Accounts({ card, overview: { accounts } }: { card: Card; overview: Overview }) {
  if (accounts.length === 0) return null;
  return (
    <section aria-label="Konto">
      <h3>Konto</h3>
      {accounts.map(({ kind, year, before, after }) => {
        const isHours = kind === 'overtime';
        const shown = (value: number) => (isHours ? `${signedHours(value)} h` : signedNumber(value));
        return (
          <dl className="ab-sum" key={`${kind} ${year}`}>
            <dt>{isHours ? 'Stundenkonto ohne diesen Antrag' : `Urlaub ${year} ohne diesen Antrag`}</dt>
            <dd>{shown(before)}</dd>
            <dt>dieser Antrag, {lengthOfCard(card)}</dt>
            <dd>{shown(after - before)}</dd>
            <dt>
              <strong>danach</strong>
            </dt>
            <dd>
              <strong>{shown(after)}</strong>
            </dd>
          </dl>
        );
      })}
    </section>
  );
}

function OnTheseDays({ overview: { days, projects } }: { overview: Overview }) {
  const recorded = days.filter(({ booked, worked }) => booked + worked > 0);
  return (
    <section aria-label="An diesen Tagen">
      <h3>An diesen Tagen</h3>
      <ul className="sb-stack ab-facts">
        {projects.map(({ id, name, ends }) => (
          <li key={id}>
            <Icon name="project" /> {name} endet {formatFullDay(ends)}
          </li>
        ))}
        {recorded.map(({ day, booked, worked }) => (
          <li key={day}>
            <Icon name="worktime" /> {formatFullDay(day)}: {formatHours(worked)} h Arbeitszeit,{' '}
            {formatHours(booked)} h auf Projekten
          </li>
        ))}
        {recorded.length === 0 && (
          <li>
            <Icon name="done" /> keine Buchung, keine Arbeitszeit
          </li>
        )}
      </ul>
    </section>
  );
}

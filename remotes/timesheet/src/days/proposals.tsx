import type { Day } from '@stundenbuch/domain/time/day';
import type { ComparedDay, Proposal } from '@stundenbuch/domain/workflows/day/contract';
import { makesRight, proposalDetail, proposalTitle } from '@stundenbuch/domain/workflows/day/words';
import { useKeys } from '@stundenbuch/web/keys';
import { Button } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useApply } from './use-apply.ts';

interface Props {
  day: ComparedDay;
  next: Day | null;
  onGo: (day: Day | null) => void;
}

/** The first one is what the day is for; a tap writes it, and the next open day follows. */
export function Proposals({ day, next, onGo }: Props) {
  const { proposals } = day;
  const [first, ...others] = proposals;
  const { take: write, isLoading } = useApply();
  const [areShown, setShown] = useState(false);

  async function take(proposal: Proposal) {
    if (await write(day, proposal)) onGo(next);
  }
  useKeys(({ key, repeat }) => {
    const proposal = /^[1-9]$/.test(key) ? proposals[Number(key) - 1] : undefined;
    if (!proposal || repeat) return false;
    void take(proposal);
    return true;
  });

  if (!first) return null;
  const detail = detailOf(first, day);
  return (
    <div className="ts-proposals">
      <div className="ts-thumb">
        <div className="ts-proposed">
          <div>
            <h3>{proposalTitle(first)}</h3>
            <p>
              {detail} <kbd>1</kbd>
            </p>
          </div>
          <Button kind="primary" busy={isLoading} onClick={() => take(first)}>
            <span className="ts-take">
              <span aria-hidden="true">Übernehmen</span>
              <span className="sb-hidden">Übernehmen: {proposalTitle(first)}</span>
            </span>
            <span className="ts-take-all">
              <span className="sb-hidden">Übernehmen: </span>
              <strong>{proposalTitle(first)}</strong>
              <small>{detail}</small>
            </span>
          </Button>
        </div>
        <div className="ts-thumb-more">
          {others.length > 0 && (
            <Button kind="quiet" expanded={areShown} onClick={() => setShown(!areShown)}>
              {others.length === 1 ? '1 weiterer Vorschlag' : `${others.length} weitere Vorschläge`}
            </Button>
          )}
          {next && (
            <Button kind="quiet" onClick={() => onGo(next)}>
              Nächster Tag
            </Button>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <ol className={`ts-others ${areShown ? 'ts-others-shown' : ''}`}>
          {others.map((proposal, at) => (
            <li key={proposalTitle(proposal) + String(proposal.deleted)}>
              <kbd>{at + 2}</kbd>
              <div className="sb-grow">
                {proposalTitle(proposal)}
                <small className="sb-muted">{proposalDetail(proposal, day)}</small>
              </div>
              <Button
                disabled={isLoading}
                label={`Übernehmen: ${proposalTitle(proposal)}`}
                onClick={() => take(proposal)}
              >
                Übernehmen
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const detailOf = (proposal: Proposal, day: ComparedDay): string =>
  `${proposalDetail(proposal, day)}.${makesRight(proposal) ? ' Danach stimmt der Tag.' : ''}`;

import type { ContingentBalance } from '@stundenbuch/domain/accounts/contingents/contract';
import { PERIOD_WORDS } from '@stundenbuch/domain/records/kinds/feature-words';
import { Drawer, LoadFailure, Panel, Skeleton, WhyButton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { WorkerTabProps } from '@stundenbuch/web/module';
import { useState } from 'react';
import { AmountForm } from './amount-form.tsx';
import { useContingentAccountQuery, useContingentsQuery } from './contingents.api.ts';
import { amountOf } from './words.ts';

const ContingentWhy = lazyPage(async () => (await import('./contingent-why.tsx')).ContingentWhy);

/** What a person has left of each contingent; a number opens the postings that it is the sum of. */
export function PersonContingents({ user, isEmpty }: { user: number; isEmpty?: string }) {
  const { data, error, refetch } = useContingentAccountQuery({ user });
  const [opened, setOpened] = useState<ContingentBalance | null>(null);
  if (data?.length === 0 && !isEmpty) return null;
  return (
    <Panel title="Kontingente">
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.length === 0 && <p>{isEmpty}</p>}
      <ul className="sb-rows">
        {data?.map((balance) => (
          <li key={balance.contingent} className="sb-line">
            <span className="sb-grow">
              <strong>{balance.name}</strong> <small className="sb-muted">{detailsOf(balance)}</small>
            </span>
            <WhyButton
              label={`${balance.name}: ${amountOf(balance.figures.left, balance.unit)} übrig, warum diese Zahl?`}
              onClick={() => setOpened(balance)}
            >
              {amountOf(balance.figures.left, balance.unit)} übrig
            </WhyButton>
          </li>
        ))}
      </ul>
      <Drawer sheet open={opened !== null} label="Kontingent" onClose={() => setOpened(null)}>
        {opened && <ContingentWhy user={user} balance={opened} />}
      </Drawer>
    </Panel>
  );
}

function detailsOf({ figures, unit, per }: ContingentBalance): string {
  const { entitlement, carried, taken, planned } = figures;
  const words = [
    `${PERIOD_WORDS[per]} ${amountOf(entitlement, unit)}`,
    carried !== 0 && `${amountOf(carried, unit)} aus dem Vorjahr`,
    taken !== 0 && `${amountOf(taken, unit)} genommen`,
    planned !== 0 && `${amountOf(planned, unit)} geplant`,
  ];
  return words.filter(Boolean).join(', ');
}

/** Tab 'Kontingente' of a person's page: what there is, and what this person has instead of everybody. */
export function ContingentsTab({ userId }: WorkerTabProps) {
  const { data: contingents } = useContingentsQuery();
  return (
    <>
      <PersonContingents user={userId} isEmpty="Noch keine Art der Abwesenheit hat ein Kontingent." />
      {contingents && contingents.length > 0 && (
        <Panel title="Umfang für diese Person">
          <AmountForm contingents={contingents} user={userId} />
        </Panel>
      )}
    </>
  );
}

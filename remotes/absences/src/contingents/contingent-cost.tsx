import { portionOfPart } from '@stundenbuch/domain/records/entries/halves';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { Drawer, Facts, WhyButton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';
import { useContingentAccountQuery } from './contingents.api.ts';
import { amountOf } from './words.ts';

const ContingentWhy = lazyPage(async () => (await import('./contingent-why.tsx')).ContingentWhy);

interface Props {
  kind: number;
  user: number;
  days: readonly Entry[];
}

/** What days of a kind take from its contingent, with the postings of that; nothing where it has none. */
export function ContingentCost({ kind, user, days }: Props) {
  const { data = [] } = useContingentAccountQuery({ user, asOf: days[0]?.day });
  const [isOpen, setIsOpen] = useState(false);
  const balance = data.find(({ kinds }) => kinds.includes(kind));
  if (!balance) return null;
  const { name, unit } = balance;
  const taken = days.reduce((sum, day) => sum + (unit === 'days' ? portionOfPart(day) : day.hours), 0);
  return (
    <>
      <Facts
        facts={[
          [
            name,
            <WhyButton
              key={name}
              label={`${name}: ${amountOf(taken, unit)}, warum diese Zahl?`}
              onClick={() => setIsOpen(true)}
            >
              {amountOf(taken, unit)}
            </WhyButton>,
          ],
        ]}
      />
      <Drawer sheet open={isOpen} label="Kontingent" onClose={() => setIsOpen(false)}>
        {isOpen && <ContingentWhy user={user} balance={balance} />}
      </Drawer>
    </>
  );
}

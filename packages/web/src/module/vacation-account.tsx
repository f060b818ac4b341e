import { accountFigures, OPEN_DAYS } from '@stundenbuch/domain/accounts/vacation/account-facts';
import { type AccountFields, accountOf } from '@stundenbuch/domain/accounts/vacation/account-fields';
import { type ReactNode, useState } from 'react';
import { Drawer } from '../kit/drawer.tsx';
import { Facts } from '../kit/panel.tsx';
import { WhyButton } from '../kit/why-button.tsx';
import type { VacationAccountProps } from './contract.ts';
import { RemotePart } from './remote-part.tsx';
import { useSlot } from './slot.tsx';

interface FactsProps {
  user: AccountFields & { id: number };
  /** The label of the number that stands elsewhere. */
  without?: string;
}

/** The numbers of a vacation account; each opens the postings that it is the sum of, where there are any. */
export function VacationFacts({ user, without }: FactsProps) {
  const figures = accountFigures(accountOf(user)).filter(({ label }) => label !== without);
  const facts = figures.map(({ label, text, figure, asOf }) => {
    const value = user.ledger ? (
      <VacationFigure key={label} user={user.id} figure={figure} asOf={asOf}>
        {text}
      </VacationFigure>
    ) : (
      text
    );
    return [label, value] as const;
  });
  return <Facts facts={facts} main={OPEN_DAYS} />;
}

/** A number as a button that opens the sheet of the account; nothing but the number where no module has one. */
export function VacationFigure({ children, ...props }: VacationAccountProps & { children: ReactNode }) {
  const [entry] = useSlot('vacation-account');
  const [isOpen, setIsOpen] = useState(false);
  if (!entry) return children;
  return (
    <>
      <WhyButton onClick={() => setIsOpen(true)}>{children}</WhyButton>
      <Drawer sheet open={isOpen} label="Urlaubskonto" onClose={() => setIsOpen(false)}>
        <RemotePart module={entry.module} kind="slots" part={entry.component} props={props} />
      </Drawer>
    </>
  );
}

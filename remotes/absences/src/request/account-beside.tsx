import { allows } from '@stundenbuch/domain/access/access';
import { contingentAccess } from '@stundenbuch/domain/accounts/contingents/access';
import { useSession } from '@stundenbuch/web/session';
import { AccountSummary } from '../account/account-summary.tsx';
import { PersonContingents } from '../contingents/person-contingents.tsx';

/** Beside one's own request: what there is to take it from. */
export function AccountBeside() {
  const { user, who } = useSession();
  if (!user) return null;
  return (
    <>
      <AccountSummary user={user} />
      {allows(contingentAccess.account, who) && <PersonContingents user={user.id} />}
    </>
  );
}

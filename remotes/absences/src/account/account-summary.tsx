import { OPEN_DAYS } from '@stundenbuch/domain/accounts/vacation/account-facts';
import { accountOf } from '@stundenbuch/domain/accounts/vacation/account-fields';
import { usedOverTotal } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { formatNumber } from '@stundenbuch/web/format';
import { Panel } from '@stundenbuch/web/kit';
import { VacationFacts, VacationFigure } from '@stundenbuch/web/module';

/** The vacation account: used over total or, in a ledger, what is left; its breakdown, and a line for the next year. */
export function AccountSummary({ user }: { user: CurrentUser }) {
  const account = accountOf(user);
  const title = `Urlaub ${account.nextYear.year - 1}`;
  if (user.ledger)
    return (
      <Panel title={title}>
        <p className="sb-line">
          <strong className={`sb-figure-main ${account.open < 0 ? 'sb-bad' : ''}`}>
            <VacationFigure user={user.id} figure="open">
              {formatNumber(account.open)}
            </VacationFigure>
          </strong>
          <span className="sb-muted">{account.open === 1 ? 'Tag offen' : 'Tage offen'}</span>
        </p>
        <VacationFacts user={user} without={OPEN_DAYS} />
      </Panel>
    );
  const { used, total } = usedOverTotal(account);
  return (
    <Panel title={title}>
      <p className="sb-line">
        <strong className="sb-figure-value">
          {formatNumber(used)} / {formatNumber(total)}
        </strong>
        <span className="sb-muted">Tage genommen und geplant</span>
      </p>
      <VacationFacts user={user} />
    </Panel>
  );
}

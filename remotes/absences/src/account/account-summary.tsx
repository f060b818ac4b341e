import { accountOf } from '@stundenbuch/domain/accounts/vacation/account-fields';
import { usedOverTotal } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { formatNumber } from '@stundenbuch/web/format';
import { Panel } from '@stundenbuch/web/kit';
import { VacationFacts } from '@stundenbuch/web/module';

/** The vacation account: used over total, its breakdown, and a line for the next year. */
export function AccountSummary({ user }: { user: CurrentUser }) {
  const account = accountOf(user);
  const { used, total } = usedOverTotal(account);
  return (
    <Panel title={`Urlaub ${account.nextYear.year - 1}`}>
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

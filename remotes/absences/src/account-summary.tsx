import { accountOf } from '@stundenbuch/domain/absences/account-fields';
import { usedOverTotal } from '@stundenbuch/domain/absences/vacation-account';
import type { CurrentUser } from '@stundenbuch/domain/session/contract';
import { formatNumber } from '@stundenbuch/web/format';
import { Facts, Panel } from '@stundenbuch/web/kit';
import './account.css';

/** The vacation account: used over total, what that is made of, and the line of the next year. */
export function AccountSummary({ user }: { user: CurrentUser }) {
  const account = accountOf(user);
  const { used, total } = usedOverTotal(account);
  const { year, requested, available } = account.nextYear;
  return (
    <Panel title={`Urlaub ${year - 1}`}>
      <p className="ab-account">
        <strong>
          {formatNumber(used)} / {formatNumber(total)}
        </strong>
        <span>Tage genommen und geplant</span>
      </p>
      <Facts
        facts={[
          ['Anspruch', formatNumber(account.vacation)],
          ['Rest aus dem Vorjahr', lastYearText(account)],
          ['Genommen', formatNumber(account.used)],
          ['Geplant', formatNumber(account.planned)],
          ['Offen', <strong key="open">{formatNumber(account.open)}</strong>],
          [`Für ${year} beantragt`, `${formatNumber(requested)} von ${formatNumber(available)}`],
        ]}
      />
    </Panel>
  );
}

function lastYearText({ lastYear, lastYearUsed, provisional }: ReturnType<typeof accountOf>): string {
  const parts = [
    formatNumber(lastYear),
    provisional && '(vorläufig)',
    lastYearUsed > 0 && `− ${formatNumber(lastYearUsed)} als „Urlaub Vorjahr“`,
  ];
  return parts.filter(Boolean).join(' ');
}

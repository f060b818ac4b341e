import { formatDay } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';

interface Props {
  from: string;
  /** Where it leads, when that is not the page itself. */
  to?: string;
}

/** Before the day from which on the person needs a second factor. */
export function FactorHint({ from, to }: Props) {
  return (
    <p className="sb-form-message app-reminder" role="note">
      <Icon name="warning" />
      <span>
        Ab {formatDay(from)} brauchen Sie zur Anmeldung einen zweiten Faktor.{' '}
        {to ? <Link to={to}>Jetzt einrichten</Link> : 'Richten Sie ihn am besten gleich ein.'}
      </span>
    </p>
  );
}

import { Link } from 'react-router-dom';
import './brand.css';

/** The open book of hours, drawn in the accent colour. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 8c-3-2.2-7.500-3-12-3v19c4.500 0 9 .8 12 3 3-2.200 7.500-3 12-3V5c-4.500 0-9 .8-12 3zM16 8v19M20.500 12H24M20.500 16.500H24M8 12h3.500M8 16.500h3.500" />
      </svg>
      Stundenbuch
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Skeleton } from './spinner.tsx';
import './tiles.css';

interface Props {
  label: string;
  /** With its unit, as it is read; undefined until it is known. */
  value: string | undefined;
  /** One short line below the number. */
  hint?: ReactNode;
  tone?: 'good' | 'warn' | 'bad' | undefined;
  /** The page behind the number. */
  path?: string;
  /** Instead of a page: opens what the number is the sum of. */
  onOpen?: () => void;
  /** Given where the number could not be loaded. */
  onRetry?: (() => void) | undefined;
}

/** A number that people look for first: on the dashboard. The whole card leads to what is behind it. */
export function Figure({ label, value, hint, tone, path, onOpen, onRetry }: Props) {
  if (onRetry && value === undefined) return <FailedFigure label={label} onRetry={onRetry} />;
  const content = (
    <>
      <span className="sb-figure-label">{label}</span>
      {value === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <>
          <strong className={`sb-figure-value ${tone ? `sb-${tone}` : ''}`}>{value}</strong>
          {hint && <span className="sb-figure-hint">{hint}</span>}
        </>
      )}
    </>
  );
  if (value === undefined) return <div className="sb-figure">{content}</div>;
  if (path)
    return (
      <Link className="sb-figure sb-figure-open" to={path}>
        {content}
        <Icon name="next" />
      </Link>
    );
  if (onOpen)
    return (
      <button type="button" className="sb-figure sb-figure-open" onClick={onOpen}>
        {content}
        <Icon name="next" />
      </button>
    );
  return <div className="sb-figure">{content}</div>;
}

function FailedFigure({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <div className="sb-figure" role="alert">
      <span className="sb-figure-label">{label}</span>
      <span className="sb-figure-hint">konnte nicht geladen werden.</span>
      <Button onClick={onRetry}>Erneut versuchen</Button>
    </div>
  );
}

/** The figures of a person or a company, side by side. */
export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="sb-figures" aria-label={label}>
    {children}
  </section>
);

import { type ReactNode, useId } from 'react';

interface Props {
  title?: string;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, actions, children }: Props) {
  const id = useId();
  return (
    <section className="sb-panel" aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <header>
          {title && <h2 id={id}>{title}</h2>}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

interface FactsProps {
  facts: readonly (readonly [string, ReactNode])[];
  /** The label of the fact to highlight. */
  main?: string;
}

/** Label and value pairs. */
export function Facts({ facts, main }: FactsProps) {
  const text = (value: ReactNode) => (value === null || value === '' ? '–' : value);
  return (
    <dl className="sb-facts">
      {facts.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{word === main ? <strong>{text(value)}</strong> : text(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

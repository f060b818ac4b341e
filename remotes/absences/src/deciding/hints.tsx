import { StatusTag } from '@stundenbuch/web/kit';
import { HINT_WORDS, type Overview } from './cards.ts';

/** What speaks against a request; 'kein Hinweis' where nothing does. */
export function Hints({ overview }: { overview: Overview | undefined }) {
  if (!overview) return <span className="sb-pending" aria-hidden="true" />;
  if (overview.hints.length === 0) return <StatusTag tone="good">kein Hinweis</StatusTag>;
  return (
    <span className="sb-line">
      {overview.hints.map((hint) => (
        <StatusTag key={hint} tone="warn" icon="warning">
          {HINT_WORDS[hint]}
        </StatusTag>
      ))}
    </span>
  );
}

import { Icon } from '@stundenbuch/web/kit';

/** Possible slips are shown below the form and do not prevent saving. */
export function Doubts({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <p key={sentence} className="sb-line sb-warn">
          <Icon name="warning" /> {sentence} Bitte prüfen Sie die Angaben.
        </p>
      ))}
    </div>
  );
}

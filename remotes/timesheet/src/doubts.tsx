import { Icon } from '@stundenbuch/web/kit';
import './forms.css';

/** What may be a slip is said under the form and keeps nobody from saving. */
export function Doubts({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className="ts-doubts">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Icon name="warning" /> {sentence} Bitte prüfen Sie die Angaben.
        </p>
      ))}
    </div>
  );
}

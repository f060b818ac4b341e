import { Icon } from '@stundenbuch/web/kit';
import '../shared/forms.css';

/** Possible slips are shown below the form and do not prevent saving. */
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

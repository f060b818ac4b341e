import { usePageHead } from '../parts/page-head.ts';
import { OperatorFacts } from './operator-facts.tsx';

export function ImprintPage() {
  usePageHead('/impressum');
  return (
    <div className="public-text">
      <h1>Impressum</h1>
      <OperatorFacts />
      <p>
        <a href="/licenses.txt" type="text/plain">
          Lizenzen der verwendeten Software
        </a>
      </p>
    </div>
  );
}

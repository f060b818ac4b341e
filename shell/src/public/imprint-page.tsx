import { useOperator } from './operator.ts';
import { usePageHead } from './page-head.ts';

export function ImprintPage() {
  usePageHead('/impressum');
  const operator = useOperator();
  return (
    <div className="public-text">
      <h1>Impressum</h1>
      <div className="public-operator">
        {operator && (
          <dl className="public-facts">
            <Entry word="Betreiber" value={operator.name} setting="OPERATOR_NAME" />
            <Entry word="Anschrift" value={operator.address} setting="OPERATOR_ADDRESS" />
            <Entry word="E-Mail" value={operator.mail} setting="OPERATOR_MAIL" />
          </dl>
        )}
      </div>
      <p>
        <a href="/licenses.txt" type="text/plain">
          Lizenzen der verwendeten Software
        </a>
      </p>
    </div>
  );
}

export function Entry({ word, value, setting }: { word: string; value: string | null; setting: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        {value ?? (
          <>
            Vom Betreiber noch nicht eingetragen (Einstellung <code>{setting}</code>).
          </>
        )}
      </dd>
    </div>
  );
}

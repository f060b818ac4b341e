import { useOperator } from './operator.ts';

/** Who runs this installation; its place is kept until that is known. */
export function OperatorFacts() {
  const operator = useOperator();
  return (
    <div className="public-operator">
      {operator && (
        <dl className="public-facts">
          <Entry word="Betreiber" value={operator.name} setting="OPERATOR_NAME" />
          <Entry word="Anschrift" value={operator.address} setting="OPERATOR_ADDRESS" />
          <Entry word="E-Mail" value={operator.mail} setting="OPERATOR_MAIL" />
        </dl>
      )}
    </div>
  );
}

function Entry({ word, value, setting }: { word: string; value: string | null; setting: string }) {
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

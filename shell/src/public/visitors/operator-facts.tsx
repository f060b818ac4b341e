import type { ReactNode } from 'react';
import { useOperator } from '../parts/operator.ts';

/** The operator of this installation; the space is reserved until the data has loaded. */
export function OperatorFacts() {
  const { operator, failed, retry } = useOperator();
  return (
    <div className="public-operator">
      {failed && (
        <div className="sb-stack" role="alert">
          <p>Die Angaben zum Betreiber konnten nicht geladen werden.</p>
          <button type="button" className="sb-button sb-button-default" onClick={retry}>
            Erneut versuchen
          </button>
        </div>
      )}
      {operator && (
        <dl className="sb-stack public-facts">
          <Entry word="Betreiber" value={operator.name} setting="OPERATOR_NAME" />
          <Entry word="Anschrift" value={operator.address} setting="OPERATOR_ADDRESS" />
          <Entry
            word="E-Mail"
            value={
              operator.mail && (
                <a className="public-mail" href={`mailto:${operator.mail}`}>
                  {operator.mail}
                </a>
              )
            }
            setting="OPERATOR_MAIL"
          />
        </dl>
      )}
    </div>
  );
}

interface EntryProps {
  word: string;
  value: ReactNode;
  setting: string;
}

function Entry({ word, value, setting }: EntryProps) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        {value || (
          <>
            Vom Betreiber noch nicht eingetragen (Einstellung <code>{setting}</code>).
          </>
        )}
      </dd>
    </div>
  );
}

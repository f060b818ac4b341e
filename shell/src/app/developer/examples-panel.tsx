import { type Example, examplesOf, TOKEN_PLACE } from '@stundenbuch/domain/sides/tokens/examples';
import { scopeWord } from '@stundenbuch/domain/sides/tokens/scopes';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { Button, Panel } from '@stundenbuch/web/kit';

/** Three ways to begin. */
export function ExamplesPanel() {
  const today = useToday();
  const examples = examplesOf({ origin: window.location.origin, token: TOKEN_PLACE, today });
  return (
    <Panel title="Beispiele">
      <p>
        Setzen Sie statt <code>{TOKEN_PLACE}</code> Ihren Schlüssel ein.
      </p>
      {examples.map((example) => (
        <details key={example.name} className="dev-call">
          <summary>{example.title}</summary>
          <ExampleText example={example} />
        </details>
      ))}
    </Panel>
  );
}

function ExampleText({ example: { hint, scopes, text, title } }: { example: Example }) {
  const alert = useAlert();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      alert('Beispiel kopiert.');
    } catch {
      alert('Bitte markieren und kopieren Sie das Beispiel selbst.', 'warning');
    }
  };
  return (
    <div className="sb-stack">
      <p>
        {hint} Der Schlüssel braucht: {scopes.map(scopeWord).join(', ')}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre className="dev-code" tabIndex={0}>
        {text}
      </pre>
      <Button label={`${title} kopieren`} onClick={copy}>
        Kopieren
      </Button>
    </div>
  );
}

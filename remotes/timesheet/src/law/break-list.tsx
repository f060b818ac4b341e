import { TimeField } from '@stundenbuch/web/data';
import { Button, CheckboxField } from '@stundenbuch/web/kit';
import { type Break, breakTimes, withBreak } from './breaks.ts';

interface Props {
  id: string;
  times: { start_time: string; end_time: string };
  /** Null: only the sum is recorded. */
  breaks: readonly Break[] | null;
  error: string | undefined;
  onChange: (breaks: Break[] | null) => void;
}

/** 'Pausen als Zeiten': a list of from and to in place of the sum. */
export function BreakList({ id, times, breaks, error, onChange }: Props) {
  const replaced = (at: number, change: Partial<Break>) =>
    onChange((breaks ?? []).map((one, i) => (i === at ? { ...one, ...change } : one)));
  return (
    <fieldset className="sb-stack">
      <legend>Pausen</legend>
      <CheckboxField
        id={id}
        name="intervals"
        label="Pausen als Zeiten"
        value={breaks !== null}
        error={error}
        onChange={(asTimes) => onChange(asTimes ? [] : null)}
      />
      {breaks?.map(({ from, to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a break is what its row holds
        <div className="sb-form-row" key={at}>
          <TimeField
            {...{ id: `${id}-from-${at}`, name: `from-${at}`, disabled: false }}
            label={`${at + 1}. Pause von`}
            value={from}
            times={breakTimes}
            onChange={(time) => replaced(at, { from: time })}
          />
          <TimeField
            {...{ id: `${id}-to-${at}`, name: `to-${at}`, disabled: false }}
            label={`${at + 1}. Pause bis`}
            value={to}
            times={breakTimes}
            onChange={(time) => replaced(at, { to: time })}
          />
          <Button
            label={`${at + 1}. Pause entfernen`}
            onClick={() => onChange(breaks.filter((_, i) => i !== at))}
          >
            Entfernen
          </Button>
        </div>
      ))}
      {breaks && <Button onClick={() => onChange(withBreak(times, breaks, 30))}>Pause hinzufügen</Button>}
    </fieldset>
  );
}

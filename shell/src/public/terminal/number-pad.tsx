import { type ReactNode, useEffect } from 'react';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface Props {
  label: string;
  value: string;
  max: number;
  /** Shows dots instead of digits. */
  hidden?: boolean;
  busy?: boolean;
  onChange: (value: string) => void;
  /** Beside the 0: what goes on. */
  children: ReactNode;
}

/** Digits on the screen, for fingers; a keyboard works, too. */
export function NumberPad({ label, value, max, hidden = false, busy = false, onChange, children }: Props) {
  const type = (digit: string) => {
    if (!busy && value.length < max) onChange(value + digit);
  };
  const back = () => {
    if (!busy) onChange(value.slice(0, -1));
  };
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key)) type(key);
      if (key === 'Backspace') back();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <div className="terminal-pad">
      <output className="sb-frame terminal-typed" aria-label={label}>
        {hidden ? '•'.repeat(value.length) : value}
      </output>
      {[...DIGITS, '0'].map((digit) => (
        <button key={digit} type="button" className={`terminal-key key-${digit}`} onClick={() => type(digit)}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        className="terminal-key key-back"
        aria-label="Letzte Ziffer löschen"
        onClick={back}
      >
        ⌫
      </button>
      {children}
    </div>
  );
}

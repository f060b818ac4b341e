import type { ReactNode } from 'react';
import { Hint } from './hint.tsx';

interface Props {
  children: ReactNode;
  /** The accessible name where the number alone does not say what it is; without one a tooltip asks the question. */
  label?: string;
  onClick: () => void;
}

/** A number that opens what it is made of. Native, because an account shows two hundred of them (0073). */
export function WhyButton({ children, label, onClick }: Props) {
  const button = (
    <button type="button" className="sb-bare sb-why" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
  return label ? button : <Hint text="Warum diese Zahl?">{button}</Hint>;
}

import { useKeysOn } from '@stundenbuch/web/keys';
import { GRID_KEYS } from './grid-keys.ts';

const ALL = [['?', 'alle Tasten']] as const;

/** Below the grid: its keys, and that there are more. */
export function KeyHints() {
  const areOn = useKeysOn();
  return (
    <ul className="sb-line ts-grid-keys" aria-label="Tasten">
      {[...GRID_KEYS, ...(areOn ? ALL : [])].map(([key, does]) => (
        <li key={key}>
          <kbd>{key}</kbd> {does}
        </li>
      ))}
    </ul>
  );
}

const KEYS = [
  ['← ↑ → ↓', 'bewegen'],
  ['Ziffern', 'tippen: 7,75 oder 7:45, als Arbeitszeit auch 7-15:30'],
  ['Tab', 'speichert und geht weiter'],
  ['Esc', 'verwirft'],
  ['Entf', 'löscht'],
] as const;

/** The keys of the grid, by name. */
export const KeyHints = () => (
  <ul className="sb-line ts-grid-keys" aria-label="Tasten">
    {KEYS.map(([key, does]) => (
      <li key={key}>
        <kbd>{key}</kbd> {does}
      </li>
    ))}
  </ul>
);

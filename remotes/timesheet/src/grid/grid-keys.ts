/** The keys of the week grid, by name. */
export const GRID_KEYS = [
  ['← ↑ → ↓', 'bewegen'],
  ['Ziffern', 'tippen: 7,75 oder 7:45, als Arbeitszeit auch 7-15:30'],
  ['Tab', 'speichert und geht weiter'],
  ['Esc', 'verwirft'],
  ['Entf', 'löscht'],
] as const;

import type { Place } from '@stundenbuch/domain/day/calendar/contract';

/** The choice of no particular place. */
export const EVERYWHERE = 0;

export const placeOptions = (places: readonly Place[]) => [
  { value: EVERYWHERE, label: 'Alle Orte' },
  ...places.map(({ id, name }) => ({ value: id, label: name })),
];

export const placeOf = (chosen: number): number | null => (chosen === EVERYWHERE ? null : chosen);

import type { Place } from '@stundenbuch/domain/calendar/contract';

/** Stands in a choice for no place in particular. */
export const EVERYWHERE = 0;

export const placeOptions = (places: readonly Place[]) => [
  { value: EVERYWHERE, label: 'Alle Orte' },
  ...places.map(({ id, name }) => ({ value: id, label: name })),
];

export const placeOf = (chosen: number): number | null => (chosen === EVERYWHERE ? null : chosen);

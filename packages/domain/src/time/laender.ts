/** The sixteen Länder by their two letters, as a place of work names them. */
export const LAENDER = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const;

export type Land = keyof typeof LAENDER;

/** What the place is called that a company begins with, where its Land alone was asked. */
export const FIRST_PLACE = 'Hauptsitz';

/**
 * Holidays that only some communities of a Land have. They are options of a place, never guessed (HOL-03).
 * `label` is what the form of a place offers.
 */
export const EXTRAS = {
  mariae: { label: 'Mariä Himmelfahrt (15.08.)', laender: ['BY'] },
  augsburg: { label: 'Augsburg (08.08. und 15.08.)', laender: ['BY'] },
  fronleichnam: { label: 'Fronleichnam', laender: ['SN', 'TH'] },
} as const satisfies Record<string, { label: string; laender: readonly Land[] }>;

export type Extra = keyof typeof EXTRAS;

/** The options of a place in this Land. */
export function extrasOf(land: Land): Extra[] {
  return (Object.keys(EXTRAS) as Extra[]).filter((extra) =>
    (EXTRAS[extra].laender as readonly Land[]).includes(land),
  );
}

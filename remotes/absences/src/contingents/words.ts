import type { Contingent, ContingentFigureName } from '@stundenbuch/domain/accounts/contingents/contract';
import { formatNumber } from '@stundenbuch/web/format';

export const UNITS = { days: ['Tag', 'Tage'], hours: ['Stunde', 'Stunden'] } as const;

/** '1 Tag', '2,5 Stunden' */
export const amountOf = (value: number, unit: Contingent['unit']): string =>
  `${formatNumber(value)} ${UNITS[unit][value === 1 ? 0 : 1]}`;

export const FIGURE_LABELS: Readonly<Record<ContingentFigureName, string>> = {
  left: 'Übrig',
  entitlement: 'Anspruch',
  carried: 'Aus dem Vorjahr',
  taken: 'Genommen',
  planned: 'Geplant',
};

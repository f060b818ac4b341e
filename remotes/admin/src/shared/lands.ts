import { LAENDER, type Land } from '@stundenbuch/domain/time/laender';

/** The choice of a Land. */
export const LANDS = (Object.keys(LAENDER) as Land[]).map((land) => ({ value: land, label: LAENDER[land] }));

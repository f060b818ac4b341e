import { maskOf, proposedVacation } from '@stundenbuch/domain/day/contracts/columns';
import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import { CONTRACT } from '@stundenbuch/domain/day/contracts/timeline';
import { proposedMinutes } from '@stundenbuch/domain/day/contracts/weekday-minutes';
import type { Day } from '@stundenbuch/domain/time/day';
import { minutesOf, textsOf } from '../shared/weekday-texts.ts';

/** What the form of a contract holds. */
export interface ContractValues {
  valid_from: Day | null;
  ends_on: Day | null;
  weeklyhours: number | null;
  /** As typed, 'h:mm', from Monday to Sunday. */
  minutes: readonly string[];
  vacation: number | null;
  place_id: number | null;
  note: string;
  /** Why past days change; asked for with the preview of such a change. */
  reason: string;
}

export function valuesOfContract(row: WireContract): ContractValues {
  const { valid_from, ends_on, weeklyhours, minutes, vacation, place_id, note } = row;
  return {
    ends_on,
    weeklyhours,
    vacation,
    place_id,
    valid_from: valid_from === CONTRACT.beginning ? null : valid_from,
    reason: '',
    minutes: textsOf(minutes),
    note: note ?? '',
  };
}

/** A change starts from the terms in force, on a day that is still to be chosen. */
export const valuesOfChange = (current: WireContract): ContractValues => ({
  ...valuesOfContract(current),
  valid_from: null,
  ends_on: null,
  note: '',
});

export const FIRST_CONTRACT: ContractValues = {
  valid_from: null,
  ends_on: null,
  weeklyhours: 40,
  minutes: textsOf(proposedMinutes(40, '1111100')),
  vacation: 25,
  place_id: null,
  note: '',
  reason: '',
};

/** The row as the calls take it. Of a row without a day of entry the field may stay empty. */
export function bodyOfContract(
  { minutes, note, valid_from, reason: _, ...values }: ContractValues,
  row?: Pick<WireContract, 'valid_from'> | null,
) {
  const from = row?.valid_from === CONTRACT.beginning ? CONTRACT.beginning : null;
  return {
    ...values,
    valid_from: valid_from ?? from,
    minutes: minutesOf(minutes),
    note: note.trim() === '' ? null : note,
  };
}

/** Equal days for the hours of the week on the days that are worked. */
export function spread(weeklyhours: number | null, mask: string): string[] | null {
  const isNumber = weeklyhours !== null && weeklyhours > 0 && weeklyhours <= 168;
  return isNumber && mask.includes('1') ? textsOf(proposedMinutes(weeklyhours, mask)) : null;
}

export function maskOfTexts(texts: readonly string[]): string {
  return maskOf(minutesOf(texts).map((minutes) => (Number.isNaN(minutes) ? 1 : minutes)));
}

/** Vacation of a year at the new days, as long as nobody has typed another number. */
export function vacationFor(
  current: WireContract | null,
  texts: readonly string[],
  typed: number | null,
): number | null {
  return current ? proposedVacation(current, minutesOf(texts)) : typed;
}

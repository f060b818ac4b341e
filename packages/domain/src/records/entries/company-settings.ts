import { TYPE } from './type-codes.ts';

/** What depends on a company's number alone (specification, section 6). */
export interface CompanySettings {
  /** Break that the working-time form starts with, in hours. */
  defaultBreak: number;
  /** Absences that can be requested, in the order of their codes. */
  offeredAbsences: readonly number[];
  /** The extra export 'Stundenübersicht Firmen'. */
  customExport: boolean;
}

const OFFERED = [
  TYPE.vacation,
  TYPE.sickness,
  TYPE.overtime,
  TYPE.holiday,
  TYPE.specialLeave,
  TYPE.vacationLastYear,
  TYPE.school,
];

const STANDARD: CompanySettings = { defaultBreak: 0.75, offeredAbsences: OFFERED, customExport: false };

const EXCEPTIONS: Readonly<Record<number, Partial<CompanySettings>>> = {
  3: { customExport: true },
  4: { offeredAbsences: [...OFFERED, TYPE.badWeather].sort((a, b) => a - b) },
  5: {
    defaultBreak: 1,
    offeredAbsences: [...OFFERED, TYPE.badWeather].filter((t) => t !== TYPE.overtime).sort((a, b) => a - b),
  },
};

export function companySettings(companyId: number): CompanySettings {
  return { ...STANDARD, ...EXCEPTIONS[companyId] };
}

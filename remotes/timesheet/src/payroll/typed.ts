import type { PayrollSetup } from '@stundenbuch/domain/accounts/payroll/contract';
import type { WageType } from '@stundenbuch/domain/accounts/payroll/wage-types';

/** As it is in the form, with the tick that a key without a word asks for. */
export type TypedWageType = WageType & { confirmed: boolean };
export type Source = PayrollSetup['sources'][number];

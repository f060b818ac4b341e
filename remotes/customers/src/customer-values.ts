import type { CustomerDetail } from '@stundenbuch/domain/sides/customers/contract';

const TEXTS = [
  'customer_name',
  'internal_id',
  'external_id',
  'phone',
  'mobile',
  'email',
  'customer_street',
  'customer_house_number',
  'customer_zip',
  'customer_city',
  'customer_street2',
  'customer_house_number2',
  'customer_zip2',
  'customer_city2',
] as const satisfies (keyof CustomerDetail)[];

/** The form's values. */
export type CustomerValues = Record<(typeof TEXTS)[number], string> & { address2: boolean };

export function valuesOf(customer: CustomerDetail | null): CustomerValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, customer?.[name] ?? '']));
  return { ...texts, address2: customer?.address2 === 1 } as CustomerValues;
}

/** The request body: a second address that is switched off is omitted, which deletes it. */
export function inputOf({ address2, ...texts }: CustomerValues) {
  if (address2) return { ...texts, address2: 1 as const };
  const { customer_street2, customer_house_number2, customer_zip2, customer_city2, ...others } = texts;
  return { ...others, address2: 0 as const };
}

import type { Refusal } from '../../wire/refusal.ts';
import type { AddressInput, CustomerChange } from './contract.ts';
import { refuseCustomer } from './messages.ts';

export type AddressParts = { [Part in keyof AddressInput]-?: string | null };

const PARTS = ['street', 'house_number', 'zip_code', 'city'] as const satisfies (keyof AddressParts)[];

type First = 'customer_street' | 'customer_house_number' | 'customer_zip' | 'customer_city';
type Second = `${First}2`;

/** The first address of a customer, sent or stored, under the names of an address. */
export function firstAddress(sent: Pick<CustomerChange, First>): AddressInput {
  return {
    street: sent.customer_street,
    house_number: sent.customer_house_number,
    zip_code: sent.customer_zip,
    city: sent.customer_city,
  };
}

export function secondAddress(sent: Pick<CustomerChange, Second>): AddressInput {
  return {
    street: sent.customer_street2,
    house_number: sent.customer_house_number2,
    zip_code: sent.customer_zip2,
    city: sent.customer_city2,
  };
}

/** The stored address merged with the input; null when nothing of it remains. */
export function addressAfter(stored: AddressInput | null, sent: AddressInput): AddressParts | null {
  const after = mergedAddress(stored, sent);
  return PARTS.some((part) => after[part] !== null) ? after : null;
}

export function mergedAddress(stored: AddressInput | null, sent: AddressInput): AddressParts {
  const part = (name: keyof AddressParts) =>
    sent[name] === undefined ? (stored?.[name] ?? null) : sent[name];
  return {
    street: part('street'),
    house_number: part('house_number'),
    zip_code: part('zip_code'),
    city: part('city'),
  };
}

/** Whether the customer has a second address: as the flag says, without a flag when any field of it is sent. */
export function hasSecondAddress(stored: boolean, sent: CustomerChange): boolean {
  if (sent.address2 !== undefined) return sent.address2 === 1;
  return stored || Object.values(secondAddress(sent)).some(Boolean);
}

/** Also returned when two requests race and the database accepts only one. */
export const addressTaken = (): Refusal => refuseCustomer('customer_address', 'address');

const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

/** 'Seestraße 4, 88045 Friedrichshafen'; '' for an empty address. */
export function addressLine({ street, house_number, zip_code, city }: AddressParts): string {
  return [words(street, house_number), words(zip_code, city)].filter(Boolean).join(', ');
}

export function mapLink(address: AddressParts): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}

import type { AddressParts } from './rules.ts';

const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

/** 'Seestraße 4, 88045 Friedrichshafen'; '' for an empty address. */
export function addressLine({ street, house_number, zip_code, city }: AddressParts): string {
  return [words(street, house_number), words(zip_code, city)].filter(Boolean).join(', ');
}

export function mapLink(address: AddressParts): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}

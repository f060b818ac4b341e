import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type AccessRow, allows, type Role, type Who } from '../../access/access.ts';
import type { Flag } from '../../access/flags.ts';
import { refusalOfIssues } from '../../wire/messages.ts';
import { customerAccess, customerNavigation, customerPages } from './access.ts';
import {
  addressInput,
  createdAddress,
  customer,
  customerChange,
  customerDetail,
  customerInput,
  customerNotes,
  NOTE_SYMBOLS,
} from './contract.ts';
import { customerSentences, customerTexts } from './messages.ts';
import {
  addressAfter,
  addressLine,
  addressTaken,
  firstAddress,
  hasSecondAddress,
  mapLink,
  mergedAddress,
  secondAddress,
} from './rules.ts';

/** Who gets in, for every role: with no flag, then with customer. */
function matrix(row: AccessRow): string {
  const roles: Role[] = ['employee', 'admin', 'reader'];
  const flags: Flag[][] = [[], ['customer']];
  const who = (role: Role, set: Flag[]): Who => ({ role, globalAdmin: false, flags: set });
  return flags
    .map((set) => roles.map((role) => (allows(row, who(role, set)) ? role[0] : '-')).join(''))
    .join(' ');
}

function refusal(schema: z.ZodType, sent: unknown) {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return null;
  const { message, field } = refusalOfIssues(parsed.error.issues, customerSentences);
  return `${message} ${field ?? ''}`.trim();
}

describe('access to customers', () => {
  it.each([
    ['ACC-18', '/customer', '--- ear'],
    ['ACC-19', '/customer-detail', '--- ear'],
    ['ACC-20', '/new-customer', '--- -a-'],
    ['ACC-21', '/manage-customer', '--- -a-'],
    ['ACC-17', '/address', '-a- -a-'],
  ] as const)('[%s] page %s lets in: %s', (_, page, expected) =>
    expect(matrix(customerPages[page])).toBe(expected),
  );

  it('[NAV-08] sees the navigation item with the customer flag', () => {
    expect(matrix(customerNavigation['/customer'])).toBe('--- ear');
    expect(customerPages['/customer-detail'].denied).toBe('login');
  });

  it.each([
    ['API-46', 'list', '--- ear'],
    ['API-47', 'one', '--- ear'],
    ['API-48', 'change', '--- -a-'],
    ['API-49', 'create', '--- -a-'],
    ['API-50', 'changeNotes', '--- ea-'],
    ['API-76', 'createAddress', '--- -a-'],
    ['API-77', 'changeAddress', '--- -a-'],
    ['API-79', 'addressOfCompany', '-a- -a-'],
    ['API-80', 'addressesOfCustomers', '-a- -a-'],
    ['API-81', 'addressOfCustomer', '--- ear'],
  ] as const)('[%s] call %s answers: %s', (_, call, expected) =>
    expect(matrix(customerAccess[call])).toBe(expected),
  );
});

describe('a customer on the wire', () => {
  it('[CUST-02] [CUST-03] has the fields of the specification', () => {
    const names = 'id customer_name internal_id external_id phone mobile email address address2 notes city';
    expect(Object.keys(customer.shape)).toEqual(expect.arrayContaining(names.split(' ')));
    const parts = ['customer_street', 'customer_house_number', 'customer_zip', 'customer_city'];
    const both = [...parts, ...parts.map((part) => `${part}2`)];
    expect(Object.keys(customerInput.shape)).toEqual(expect.arrayContaining(both));
    expect(Object.keys(customerDetail.shape)).toEqual(expect.arrayContaining(both));
  });

  it.each([
    ['AMB-38', {}, 'Bitte befüllen Sie alle Felder. customer_name'],
    ['AMB-38', { customer_name: ' ' }, 'Bitte befüllen Sie alle Felder. customer_name'],
    ['SHR-13', { customer_name: 'x'.repeat(51) }, 'Der Text ist zu lang. customer_name'],
    ['SHR-13', { customer_name: 'A', customer_zip2: 'x'.repeat(51) }, 'Der Text ist zu lang. customer_zip2'],
    [
      'CUST-02',
      { customer_name: 'A', email: 'kein' },
      'Bitte geben Sie eine gültige E-Mail-Adresse ein. email',
    ],
    ['CUST-02', { customer_name: 'A', email: '' }, null],
    ['CUST-02', { customer_name: 'A', email: 'a@b.de' }, null],
    ['CUST-02', { customer_name: 'A', email: 'info@malerei.bau.de' }, null],
    ['AMB-60', { customer_name: 'A', email: 7 }, 'Ungültige Eingabe. email'],
    ['AMB-60', { customer_name: 'A', email: `${'x'.repeat(250)}@b.de` }, 'Der Text ist zu lang. email'],
    ['AMB-60', { customer_name: 'A', address: 2147483647 }, null],
    ['AMB-60', { customer_name: 'A', address: 2147483648 }, 'Ungültige Eingabe. address'],
    ['AMB-60', { customer_name: 'A', address: 0 }, 'Ungültige Eingabe. address'],
    ['AMB-70', { customer_name: 'A', address: '7' }, 'Ungültige Eingabe. address'],
    ['AMB-60', { customer_name: 'A', address2: true }, null],
    ['AMB-60', { customer_name: 'A', address2: 2 }, 'Ungültige Eingabe. address2'],
  ])('[%s] %o: %s', (_, sent, expected) => expect(refusal(customerInput, sent)).toBe(expected));

  it('[API-47] a new one has no version yet, and no blank e-mail', () => {
    const sent = { customer_name: 'A', email: ' ', version: 3 };
    expect(customerInput.parse(sent)).toEqual({ customer_name: 'A', email: null });
    expect(customerInput.parse({ ...sent, email: 'a@b.de' }).email).toBe('a@b.de');
  });

  it('[API-48] a change does not touch fields that it omits', () => {
    expect(customerChange.parse({ phone: '' })).toEqual({ phone: null });
    expect(refusal(customerChange, { customer_name: '' })).toBe(
      'Bitte befüllen Sie alle Felder. customer_name',
    );
    expect(customerNotes.parse({ notes: ' • eins ' })).toEqual({ notes: '• eins' });
  });

  it('[ADDR-01] [ADDR-03] an address has four parts, and the call that creates one returns insertId', () => {
    expect(Object.keys(addressInput.shape)).toEqual(['street', 'house_number', 'zip_code', 'city']);
    expect(Object.keys(createdAddress.shape)).toContain('insertId');
  });
});

describe('the addresses of a customer', () => {
  const stored = { street: 'Seestraße', house_number: '4', zip_code: '88045', city: 'Ulm' };

  it('[CUST-03] [AMB-70] replace the given parts, the rest stays', () => {
    const sent = { customer_street: 'Hafenweg', customer_zip: null, customer_street2: 'Am Hang' };
    expect(addressAfter(stored, firstAddress(sent))).toEqual({
      ...stored,
      street: 'Hafenweg',
      zip_code: null,
    });
    expect(addressAfter(null, secondAddress(sent))).toEqual({
      street: 'Am Hang',
      house_number: null,
      zip_code: null,
      city: null,
    });
  });

  it('[AMB-70] are removed when they become empty', () => {
    const nothing = { street: null, house_number: null, zip_code: null, city: null };
    expect(addressAfter(stored, nothing)).toBeNull();
    expect(addressAfter(null, {})).toBeNull();
    for (const part of ['street', 'house_number', 'zip_code', 'city'])
      expect(addressAfter(null, { [part]: 'x' })).toEqual({ ...nothing, [part]: 'x' });
    expect(mergedAddress(stored, nothing)).toEqual(nothing);
  });

  it.each([
    [false, {}, false],
    [true, {}, true],
    [false, { address2: 1 as const }, true],
    [true, { address2: 0 as const }, false],
    [true, { address2: 0 as const, customer_city2: 'Ulm' }, false],
    [false, { customer_city2: 'Ulm' }, true],
    [false, { customer_city2: null, customer_city: 'Ulm' }, false],
  ])('[CUST-07] [AMB-70] include a second one (stored %s, sent %o): %s', (had, sent, expected) => {
    expect(hasSecondAddress(had, sent)).toBe(expected);
  });

  it('[AMB-73] lead to a map', () => {
    expect(addressLine(stored)).toBe('Seestraße 4, 88045 Ulm');
    expect(mapLink(stored)).toBe(
      'https://www.google.com/maps/search/?api=1&query=Seestra%C3%9Fe%204%2C%2088045%20Ulm',
    );
    expect(addressLine({ ...stored, street: null, house_number: null })).toBe('88045 Ulm');
    expect(addressLine({ street: null, house_number: null, zip_code: null, city: null })).toBe('');
  });

  it('[AMB-62] [AMB-70] an address of another customer is refused', () => {
    expect(addressTaken()).toMatchObject({ status: 400, field: 'address' });
  });
});

it('[CUST-04] [CUST-05] [CUST-08] [CUST-09] says what the specification says', () => {
  expect(customerTexts).toEqual({
    created: 'Kunde erfolgreich angelegt.',
    saved: 'Kunde erfolgreich geupdated.',
    createFailed: 'Fehler beim anlegen des Kunden',
    saveFailed: 'Fehler beim updaten des Kunden',
    notesSaved: 'Notizen erfolgreich aktualisiert.',
  });
  expect(NOTE_SYMBOLS).toEqual(['•', '–', '→']);
});

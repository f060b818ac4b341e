import type { CustomerDetail } from '@stundenbuch/domain/sides/customers/contract';

/** A customer for the tests of the pages. */
export const customer = (id: number, fields: Partial<CustomerDetail> = {}): CustomerDetail => ({
  id,
  customer_name: `Kunde ${id}`,
  internal_id: null,
  external_id: null,
  phone: null,
  mobile: null,
  email: null,
  address: null,
  address2: 0,
  notes: null,
  city: null,
  version: 1,
  customer_street: null,
  customer_house_number: null,
  customer_zip: null,
  customer_city: null,
  customer_street2: null,
  customer_house_number2: null,
  customer_zip2: null,
  customer_city2: null,
  ...fields,
});

export const kunz = customer(31, {
  customer_name: 'Zimmerei Kunz',
  internal_id: 'K-1',
  external_id: 'DE-4',
  phone: '0731 / 12-3',
  mobile: '+49 170 1',
  email: 'info@kunz.example',
  address: 71,
  address2: 1,
  notes: 'Schlüssel beim Nachbarn',
  city: 'Ulm',
  version: 4,
  customer_street: 'Seestraße',
  customer_house_number: '4',
  customer_zip: '89073',
  customer_city: 'Ulm',
  customer_street2: 'Am Hang',
  customer_house_number2: '7',
  customer_zip2: '88131',
  customer_city2: 'Lindau',
});

/** A page of a list, and the total count. */
export const page = (rows: readonly unknown[], total = rows.length): Response =>
  Response.json(rows, { headers: { 'x-total-count': String(total) } });

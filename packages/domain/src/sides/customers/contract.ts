import { z } from 'zod';
import {
  EMAIL_MAX,
  flag01,
  MAX_ID,
  nullableNotes,
  nullableText,
  optionalEmail,
  title,
} from '../../wire/fields.ts';

export const CUSTOMER = { emailMax: EMAIL_MAX, notesMax: 10_000 } as const;

/** Inserted at the cursor by the buttons under the notes. */
export const NOTE_SYMBOLS = ['•', '–', '→'] as const;

/** Body of POST /address and of PUT /address/customer/{id}: all of it optional. */
export const addressInput = z
  .object({
    street: nullableText(),
    house_number: nullableText(),
    zip_code: nullableText(),
    city: nullableText(),
  })
  .partial();
export type AddressInput = z.output<typeof addressInput>;

/** The id of an address created by POST /address. */
const address = z.number('invalid_input').int().min(1).max(MAX_ID).nullable();

const notes = nullableNotes(CUSTOMER.notesMax);
const version = z.number('invalid_input').int().optional();

/** Body of PUT /customer/{id}: omitted fields keep their values. Both addresses go with it, in one step. */
export const customerChange = z
  .object({
    customer_name: title(),
    internal_id: nullableText(),
    external_id: nullableText(),
    phone: nullableText(),
    mobile: nullableText(),
    email: optionalEmail('customer_email'),
    notes,
    address,
    customer_street: nullableText(),
    customer_house_number: nullableText(),
    customer_zip: nullableText(),
    customer_city: nullableText(),
    address2: flag01,
    customer_street2: nullableText(),
    customer_house_number2: nullableText(),
    customer_zip2: nullableText(),
    customer_city2: nullableText(),
    version,
  })
  .partial();
export type CustomerChange = z.output<typeof customerChange>;

/** Body of POST /customer. */
export const customerInput = customerChange.omit({ version: true }).extend({ customer_name: title() });
export type CustomerInput = z.output<typeof customerInput>;

/** Body of PUT /customer/notes/{id}. */
export const customerNotes = z.object({ notes: notes.default(null), version });
export type CustomerNotes = z.output<typeof customerNotes>;

export const customer = z.object({
  id: z.int(),
  customer_name: z.string(),
  internal_id: z.string().nullable(),
  external_id: z.string().nullable(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  /** Id of the first address. */
  address: z.int().nullable(),
  address2: z.int(),
  notes: z.string().nullable(),
  /** Of the first address. */
  city: z.string().nullable(),
  version: z.int(),
});
export type Customer = z.output<typeof customer>;

/** One customer, with both addresses under the names that the form sends. */
export const customerDetail = customer.extend({
  customer_street: z.string().nullable(),
  customer_house_number: z.string().nullable(),
  customer_zip: z.string().nullable(),
  customer_city: z.string().nullable(),
  customer_street2: z.string().nullable(),
  customer_house_number2: z.string().nullable(),
  customer_zip2: z.string().nullable(),
  customer_city2: z.string().nullable(),
});
export type CustomerDetail = z.output<typeof customerDetail>;

export const storedAddress = z.object({
  id: z.int(),
  street: z.string().nullable(),
  house_number: z.string().nullable(),
  zip_code: z.string().nullable(),
  city: z.string().nullable(),
});
export type StoredAddress = z.output<typeof storedAddress>;

export const addressOrNull = storedAddress.nullable();

/** Answer of POST /address. */
export const createdAddress = storedAddress.extend({ insertId: z.int() });
export type CreatedAddress = z.output<typeof createdAddress>;

/** GET /address/company/customers: a customer with two addresses appears twice. */
export const addressOfCustomer = storedAddress.extend({
  customer: z.int(),
  customer_name: z.string(),
  /** 1 for the first, 2 for the second address. */
  number: z.int(),
});
export type AddressOfCustomer = z.output<typeof addressOfCustomer>;

/** Sort keys of the lists; the server's list and the columns of the table must both match. */
export type CustomerSortKey = 'customer_name' | 'internal_id' | 'external_id' | 'city' | 'phone' | 'email';
export type AddressOfCustomerSortKey = 'customer_name' | 'street' | 'zip_code' | 'city';

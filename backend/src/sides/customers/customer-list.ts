import type { CustomerSortKey } from '@stundenbuch/domain/sides/customers/contract';
import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** A customer as it goes over the wire, from `customerTables`. */
export const customerColumns = sql`k.id, k.customer_name, k.internal_id, k.external_id, k.phone, k.mobile, k.email,
  k.address_id as address, k.address2::int as address2, k.notes, a.city, k.version`;

export const customerTables = sql`customers k
  left join addresses a on a.company_id = k.company_id and a.id = k.address_id`;

/** With both addresses, from `detailTables`. */
export const detailColumns = sql`${customerColumns},
  a.street as customer_street, a.house_number as customer_house_number, a.zip_code as customer_zip,
  a.city as customer_city, b.street as customer_street2, b.house_number as customer_house_number2,
  b.zip_code as customer_zip2, b.city as customer_city2`;

export const detailTables = sql`${customerTables}
  left join addresses b on b.company_id = k.company_id and b.id = k.address2_id`;

export const customerList = {
  sortable: {
    customer_name: sql`k.customer_name`,
    internal_id: sql`k.internal_id`,
    external_id: sql`k.external_id`,
    city: sql`a.city`,
    phone: sql`k.phone`,
    email: sql`k.email`,
  } satisfies Record<CustomerSortKey, Sql>,
  shown: {
    internal_id: sql`k.internal_id`,
    external_id: sql`k.external_id`,
    customer_name: sql`k.customer_name`,
    city: sql`a.city`,
    phone: sql`k.phone`,
    mobile: sql`k.mobile`,
    email: sql`k.email`,
  },
  order: sql`k.customer_name`,
  key: sql`k.id`,
} satisfies ListShape;

export const customerQuery = queryOf(customerList);

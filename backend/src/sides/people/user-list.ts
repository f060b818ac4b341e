import { ROLE_CODES, ROLE_WORDS } from '@stundenbuch/domain/access/access';
import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { shownWord } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';

const roleWords = Object.entries(ROLE_CODES).map(
  ([role, code]) => [code, ROLE_WORDS[role as keyof typeof ROLE_CODES]] as const,
);

const columns = {
  personnelNumber: sql`u.personnel_number`,
  first_name: sql`u.first_name`,
  name: sql`u.name`,
  email: sql`u.email`,
  job_title: sql`j.job_title`,
  active: sql`u.active`,
  role: sql`u.role`,
};

/** How people can be sorted and searched; by default by name. */
export const userList = {
  sortable: columns,
  shown: {
    ...columns,
    active: sql`case when u.active then 'aktiv' else 'inaktiv' end`,
    role: shownWord(sql`u.role`, roleWords),
  },
  order: sql`u.name, u.first_name`,
  key: sql`u.id`,
} satisfies ListShape;

export const userQuery = queryOf(userList);

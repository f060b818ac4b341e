import { Client } from 'pg';
import { COMPANY, FIRST_EMPLOYEE, sizedOf } from './logins.ts';
import { insertCatalogue, insertPeople, openSessions } from './seed-company.ts';
import { insertEntries } from './seed-entries.ts';
import { type Size, type SizeName, sizes } from './sizes.ts';

/** Fills a migrated, empty database in bulk. */
export async function seed(
  name: SizeName,
  ownerUrl: string,
  passwordHash: string,
  size: Size = sizes[name],
): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('set synchronous_commit = off');
    const others = Array.from({ length: size.others }, (_, i) => ({
      id: 1_001 + i,
      first: 1_000_000 + 100 * i,
      size: { employees: 10, years: 1, projects: 5, customers: 5 },
      firstProject: 100_001 + 10 * i,
    }));
    const all = [{ id: COMPANY, first: FIRST_EMPLOYEE, size, firstProject: 1_001 }, ...others];
    for (const company of all) {
      await insertPeople(owner, company, passwordHash);
      await insertCatalogue(owner, company);
    }
    await insertEntries(owner, all);
    const { admin, reader, employees } = sizedOf(name, ownerUrl);
    await openSessions(owner, COMPANY, [admin, reader, ...employees]);
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
}

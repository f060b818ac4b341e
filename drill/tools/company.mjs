import { call } from './call.mjs';

export const PASSWORD = 'Drill1234';
export const PROJECTS = [1001, 1002, 1003];
const COMPANY = 2;

export const emailOf = (n) => `person${n}@drill.example`;

/** A company with the given number of employees, registered and logged in through the program: `[{ id, token }]`. */
export async function foundCompany(database, url, count) {
  await database.query(`insert into companies (id, name, permission, created_at)
    values (${COMPANY}, 'Drill GmbH', '1111111000', '2020-01-01')`);
  await database.query(
    `insert into projects (id, company_id, internal_id, project_name)
     select n, ${COMPANY}, n, 'Projekt ' || n from unnest($1::int[]) n`,
    [PROJECTS],
  );
  const rows = await database.query(
    `insert into users (company_id, email, first_name, name, vacation_lastyear_entered_in)
     select ${COMPANY}, mail, 'Person', 'Muster', 2020 from unnest($1::text[]) with ordinality as m (mail, n)
     order by n returning id`,
    [Array.from({ length: count }, (_, n) => emailOf(n))],
  );
  return Promise.all(
    rows.map(async ({ id }, n) => {
      const body = { email: emailOf(n), password: PASSWORD };
      expectOk(await call(url, 'POST', '/user/register', { body }));
      return { id, token: await loginOf(url, n) };
    }),
  );
}

/** A session of the person with this number. */
export async function loginOf(url, n) {
  const body = { email: emailOf(n), password: PASSWORD };
  return expectOk(await call(url, 'POST', '/user/login', { body }));
}

function expectOk({ status, body }) {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailOf } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';
import { Importing, taken } from './imports.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('alter table users alter column id restart with 1000');
  await world.sql(`insert into jobs (company_id, job_title) values (1, 'Polier')`);
});
beforeEach(async () => {
  world.setClock('2026-11-23T09:00:00Z');
  await world.setFeatures('alpha', ['audit', 'import']);
  await world.sql('delete from imports');
  await world.sql('delete from month_closings');
  await world.sql('delete from entries');
});
afterAll(() => world?.close());

const booking = (line: number, day: string, fields = {}) => ({
  ...{ line, email: emailOf('anna'), personnelNumber: null, day, project: 'Dach Nord', minutes: 60 },
  ...{ booking_text: `Arbeit ${line}` },
  ...fields,
});
const lines = () =>
  world.sql(`select day::text, booking_text as text from entries where company_id = 1 order by day, id`);
const noted = (id: number) =>
  world.sql<{ line: number }>('select line from import_rows where import_id = $1 order by line', [id]);

describe('[IMP-03] a part of a file', () => {
  it('that is sent twice at once is taken over once, and both are answered the same', async () => {
    const importing = await Importing.begin(world, 'bookings');
    const sent = [booking(2, '2024-03-04'), booking(3, '2024-03-05')];
    const [one, other] = await Promise.all([importing.rows(sent), importing.rows(sent)]);
    expect(one.sums.new).toBe(2);
    expect(other).toEqual(one);
    expect(await lines()).toHaveLength(2);
  });

  it('of two imports that are begun at once one runs', async () => {
    const begin = () =>
      world.post('chef', '/import', { kind: 'bookings', source: 'Vorlage', file_name: 'a.xlsx' });
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[IMP-06] notes each change once, with the line that made it', async () => {
    const { importing } = await taken(world, 'bookings', [
      booking(2, '2024-03-04'),
      booking(3, '2024-03-03'),
      booking(4, '2024-03-05'),
    ]);
    expect((await noted(importing.id)).map(({ line }) => line)).toEqual([2, 4]);
  });

  it('finds a booking of the part again by the other name of its project', async () => {
    const same = { booking_text: 'Immer dasselbe' };
    const { answer } = await taken(world, 'bookings', [
      booking(2, '2024-03-04', same),
      booking(3, '2024-03-04', { ...same, project: 'Anders genannt', project_number: '100001' }),
    ]);
    expect(answer.rows.map(({ result }) => result)).toEqual(['new', 'known']);
    expect(await lines()).toHaveLength(1);
  });

  it('a row that is refused after it has created somebody leaves nobody, the others stay', async () => {
    const stranger = { email: 'fremd@firma.example', person: 'Nele Neumann' };
    const people = () => world.sql(`select from users where email = 'fremd@firma.example'`);
    const { answer } = await taken(
      world,
      'bookings',
      // A Sunday.
      [booking(2, '2024-03-04'), booking(3, '2024-03-03', stranger), booking(4, '2024-03-05')],
      { create_missing: true },
    );
    expect(answer.rows.map(({ result }) => result)).toEqual(['new', 'refused', 'new']);
    expect(await people()).toEqual([]);
    expect(await lines()).toHaveLength(2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';
import { CompanyFiles } from './company-files.fixture.ts';
import { importCompany } from './import-company.ts';
import { importModule } from './import-module.ts';

// There a company has tools and cars, here another one has projects in a category of the same name.
let there: World;
let here: World;
const files = new CompanyFiles();

const items = (world: World, company: number) =>
  world.sql(
    `select i.name, i.quantity, i.serial_number, i.tuv_date::text, i.version, c.name as category
     from inventory_items i left join categories c on c.company_id = i.company_id and c.id = i.category_id
     where i.company_id = $1 order by i.id`,
    [company],
  );
const categories = async (world: World, company: number) =>
  (
    await world.sql<{ name: string }>('select name from categories where company_id = $1 order by name', [
      company,
    ])
  ).map(({ name }) => name);
const sentence = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: Error) => error.message,
  );

beforeAll(async () => {
  [there, here] = [await World.start(), await World.start()];
  await there.sql(
    `insert into categories (id, company_id, name) values (7, 1, 'Fahrzeuge'), (8, 1, 'Werkzeug'), (9, 1, 'Nur Projekte')`,
  );
  await there.sql(`insert into inventory_items (company_id, name, quantity, serial_number, tuv_date, category_id, version)
    values (1, 'Sprinter', null, 'W1', '2027-03-01', 7, 3), (1, 'Säge', 4, null, null, 8, 1), (1, 'Leiter', 2, null, null, null, 1),
      (2, 'Fremder Bagger', 1, null, null, null, 1)`);
  await here.sql(
    `insert into categories (id, company_id, name) values (7, 2, 'WERKZEUG'), (8, 1, 'Fahrzeuge')`,
  );
  await here.sql(`insert into inventory_items (company_id, name) values (1, 'Schrank')`);
});
afterAll(async () => {
  files.remove();
  await there?.close();
  await here?.close();
});

describe('[GDPR-05] the inventory alone', () => {
  it.each([
    ['of a file that has nothing else', 'inventory'],
    ['of a file that has all of the company', undefined],
  ])('%s is put into a company that has none', async (_, module) => {
    const file = await files.export(there, 1, module);
    const others = () => here.sql('select * from inventory_items where company_id <> 2 order by id');
    const before = await others();
    expect(await importModule(here.owner, file, 'inventory', '2')).toEqual({
      company: 2,
      name: expect.any(String),
      rows: 3,
    });
    const was = (await items(there, 1)) as { category: string | null }[];
    const same = was.map((item) => ({
      ...item,
      ...(item.category === 'Werkzeug' && { category: 'WERKZEUG' }),
    }));
    expect(await items(here, 2)).toEqual(same);
    expect(await categories(here, 2)).toEqual(['Fahrzeuge', 'WERKZEUG']);
    expect(await others()).toEqual(before);

    expect(await sentence(importModule(here.owner, file, 'inventory', '2'))).toMatch(
      / hat davon schon etwas; in der Datenbank hat sich nichts geändert\.$/,
    );
    expect(await items(here, 2)).toEqual(same);
    await here.sql('delete from inventory_items where company_id = 2');
    await here.sql(`delete from categories where company_id = 2 and name = 'Fahrzeuge'`);
  });
});

describe('[GDPR-05] the inventory alone is refused', () => {
  it('for a company that there is not, and for what is no company or module', async () => {
    const file = await files.export(there, 1, 'inventory');
    expect(await sentence(importModule(here.owner, file, 'inventory', '99'))).toBe(
      'Ein Unternehmen 99 gibt es nicht.',
    );
    expect(await sentence(files.export(there, 1, 'absences'))).toBe(
      'Einzeln zieht nur inventory um, nicht absences.',
    );
  });

  it('as a whole company, with what to do instead', async () => {
    const before = await here.sql('select count(*)::int as n from companies');
    expect(await sentence(importCompany(here.owner, await files.export(there, 1, 'inventory')))).toBe(
      'In der Datei ist nur inventory. Bitte mit --modules inventory --into und der Nummer eines Unternehmens übernehmen.',
    );
    expect(await here.sql('select count(*)::int as n from companies')).toEqual(before);
  });

  it('where an item is of a category that is not in the file, without a row of the others', async () => {
    const file = files.changed(await files.export(there, 2, 'inventory'), (text) =>
      text.replace('#end', '{"id":9,"company_id":1,"name":"Kran","category_id":99,"version":1}\n#end'),
    );
    expect(await sentence(importModule(here.owner, file, 'inventory', '2'))).toMatch(
      /^Die Datei ist beschädigt/,
    );
    expect(await items(here, 2)).toEqual([]);
  });
});

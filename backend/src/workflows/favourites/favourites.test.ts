import type { Favourite } from '@stundenbuch/domain/workflows/favourites/contract';
import { favouriteSentences } from '@stundenbuch/domain/workflows/favourites/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const PATH = '/timesheet/favourite';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into projects (id, company_id, internal_id, project_name, status) values
    (1004, 1, '100004', 'Halle West', 1), (1005, 1, '100005', 'Alter Stall', 1)`);
  await world.setFlags('alpha', ['timebooking', 'projectbooking', 'projects']);
  await switchOn(world, 1, ['day', 'budgets']);
});
afterAll(() => world?.close());
beforeEach(() => world.sql('delete from favourites'));

const add = (text: string, more: object = {}, who: Person = 'anna') =>
  world.post<Favourite[]>(who, PATH, { project: 1001, booking_text: text, hours: 2, ...more });
const own = async (who: Person = 'anna') => (await world.get<Favourite[]>(who, PATH)).body;
const texts = async (who: Person = 'anna') => (await own(who)).map(({ booking_text }) => booking_text);
const idOf = async (text: string, who: Person = 'anna') =>
  (await own(who)).find(({ booking_text }) => booking_text === text)?.id as number;

it('[DAY-06] remembers project, text and hours, the newest last; hours may be missing', async () => {
  await add('Dach gedeckt');
  const { status, body } = await add('Halle gefegt', { project: 1004, hours: null });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { project: 1001, booking_text: 'Dach gedeckt', hours: 2, status: 1, archived: false },
    { project: 1004, project_name: 'Halle West', internal_id: '100004', hours: null },
  ]);
});

it('[DAY-06] the same project and text is the same favourite, with other hours', async () => {
  await add('Dach gedeckt');
  await add('Dach gedeckt', { hours: 3.5 });
  expect(await own()).toMatchObject([{ booking_text: 'Dach gedeckt', hours: 3.5 }]);
});

it('[DAY-06] is put in order by hand; one that another browser has added stays behind', async () => {
  for (const text of ['eins eins', 'zwei zwei', 'drei drei']) await add(text);
  const ids = [await idOf('drei drei'), await idOf('eins eins')];
  expect((await world.put<Favourite[]>('anna', PATH, { ids })).status).toBe(200);
  expect(await texts()).toEqual(['drei drei', 'eins eins', 'zwei zwei']);
  await add('vier vier');
  expect(await texts()).toEqual(['drei drei', 'eins eins', 'zwei zwei', 'vier vier']);
  expect((await world.delete<Favourite[]>('anna', `${PATH}/${ids[1]}`)).body).toHaveLength(3);
  expect(await texts()).toEqual(['drei drei', 'zwei zwei', 'vier vier']);
});

it('[DAY-06] there are twelve at most, also of several browsers at once', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => add(`Abschnitt ${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
  const thirteenth = answers.find(({ status }) => status !== 200);
  expect(thirteenth?.body).toMatchObject({
    code: 'favourite_limit',
    message: favouriteSentences.favourite_limit.message,
  });
  expect(await own()).toHaveLength(12);
  const places = await world.sql<{ position: number }>('select position from favourites order by 1');
  expect(places.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  // Other hours of one are no thirteenth.
  const { booking_text } = (await own())[0] as Favourite;
  expect((await add(booking_text, { hours: 8 })).status).toBe(200);
});

it('[DAY-06] of a project that is over it stays and says so; with a project that is deleted it goes', async () => {
  await add('Stall gebaut', { project: 1005 });
  await world.sql('update projects set status = 3, archived = true where id = 1005');
  expect(await own()).toMatchObject([{ status: 3, archived: true }]);
  await world.sql('delete from projects where id = 1005');
  expect(await own()).toEqual([]);
  expect(refused(await add('Stall gebaut', { project: 1005 }))).toEqual([400, 'booking_project', 'project']);
  expect(refused(await add('Fremd gebaut', { project: 2001 }))).toEqual([400, 'booking_project', 'project']);
});

it('[DAY-06] is asked as a booking is: text and quarters of an hour', async () => {
  expect(refused(await add('Dach'))).toEqual([400, 'booking_text_length', 'booking_text']);
  expect(refused(await add('Dach gedeckt', { hours: 0.3 }))).toEqual([400, 'booking_hours_step', 'hours']);
  const thirteen = Array.from({ length: 13 }, (_, n) => n + 1);
  expect(refused(await world.put('anna', PATH, { ids: thirteen }))[0]).toBe(400);
});

it('[DAY-06] nobody sees, arranges or deletes somebody else’s; a reader has none', async () => {
  await add('Dach gedeckt');
  const id = await idOf('Dach gedeckt');
  for (const who of ['bert', 'chef'] as const) {
    expect(await own(who)).toEqual([]);
    expect(refused(await world.put(who, PATH, { ids: [id] }))).toEqual([404, 'not_found']);
    expect(refused(await world.delete(who, `${PATH}/${id}`))).toEqual([404, 'not_found']);
  }
  expect(refused(await world.get('lena', PATH))[0]).toBe(403);
  expect(refused(await add('Dach gedeckt', {}, 'lena'))[0]).toBe(403);
  expect(await idOf('Dach gedeckt')).toBe(id);
});

it('[DAY-06] is part of the feature', async () => {
  await world.sql(`update companies set features = '{}' where id = 1`);
  expect(refused(await world.get('anna', PATH))).toEqual([403, 'feature_off']);
  await switchOn(world, 1, ['day', 'budgets']);
});

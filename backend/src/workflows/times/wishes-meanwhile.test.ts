import type { CorrectionPreview, CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, type StoredEntry, store } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import { close, month, reopen } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';
import { ON_5TH, SICK, setAbsenceWishes, VACATION } from './absence-wishes.fixture.ts';

const set = setAbsenceWishes();
const { ask, asked, answer, open, rows, change } = set;
let world: World;
let vacation: number;
beforeEach(() => {
  ({ world, vacation } = set);
});

/** While the company has everything but absences. */
async function withoutAbsences<T>(work: () => Promise<T>): Promise<T> {
  await world.setFlags('alpha', ['timebooking']);
  return work().finally(() => world.setFlags('alpha', ['timebooking', 'absences']));
}

describe('what has changed meanwhile', () => {
  it.each([
    ['its kind', `update entries set type = ${SICK} where type = ${VACATION}`],
    ['half of it', `update entries set second_half = false where type = ${VACATION}`],
    ['that it is', `delete from entries where type = ${VACATION}`],
    ['that it counts', `update entries set status = 3 where type = ${VACATION}`],
  ])('[MON-11] of the absence %s: it is not written over', async (_, sql) => {
    const id = await asked('2026-10-05', { project: SICK, half: 'second' }, { entry: vacation });
    await change(sql);
    const before = await rows();
    expect(refused(await answer(id))).toEqual([409, 'correction_stale']);
    expect(await rows()).toEqual(before);
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 1 });
    expect((await answer(id, false)).status).toBe(200);
  });

  it('[MON-11] the month was opened again: it is written, and stays open', async () => {
    const id = await asked('2026-10-06', { project: SICK });
    await reopen(world);
    expect((await answer(id)).status).toBe(200);
    expect(await month(world, 'anna')).toMatchObject({ state: 'open', version: 1 });
    expect(await rows()).toHaveLength(2);
  });

  it('[MON-11] the day was taken by another absence', async () => {
    const id = await asked('2026-10-06', { project: SICK });
    await change(`update entries set day = '2026-10-06' where type = ${VACATION}`);
    expect(refused(await answer(id))).toEqual([409, 'absence_taken', 'day']);
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 1 });
  });

  it('[MON-11] half days are no longer there: a half does not become a whole', async () => {
    const id = await asked('2026-10-06', { project: SICK, half: 'first' });
    await world.sql(`update companies set features = array_remove(features, 'halfdays') where id = 1`);
    expect(refused(await answer(id))).toEqual([409, 'correction_unavailable']);
    expect(await rows()).toEqual([ON_5TH]);
  });

  it('[MON-11] the kind was archived, or kinds are no longer there', async () => {
    await switchOn(world, 1, ['kinds'], '2026-09-01');
    const kind = await storeKind(world, { name: 'Umzug', base: 60 });
    const id = await asked('2026-10-06', { project: 60, kind_id: kind });
    expect((await open())[0]?.absence?.wish).toMatchObject({ kind_id: kind, kind_name: 'Umzug' });
    await world.sql('update absence_kinds set archived_at = now()');
    expect(refused(await answer(id))).toEqual([400, 'absence_type', 'project']);
    await world.sql('update absence_kinds set archived_at = null');
    await world.sql(`update companies set features = array_remove(features, 'kinds') where id = 1`);
    expect(refused(await answer(id))).toEqual([409, 'correction_unavailable']);
    await world.sql(`update companies set features = features || '{kinds}' where id = 1`);
    expect((await answer(id)).status).toBe(200);
  });

  it('[MON-11] absences are switched off: it can only be declined', async () => {
    const id = await asked('2026-10-06', { project: SICK });
    const [accepted, declined] = await withoutAbsences(
      async () => [await answer(id), await answer(id, false)] as const,
    );
    expect([refused(accepted), declined.status]).toEqual([[403, 'module_off'], 200]);
    expect(await rows()).toEqual([ON_5TH]);
  });
});

describe('of several days some are taken, or free again', () => {
  /** As if it had been done while the month was open. */
  async function stored(...entries: StoredEntry[]): Promise<void> {
    await world.sql(`update month_closings set state = 'open'`);
    await store(world, ...entries);
    await world.sql(`update month_closings set state = 'closed'`);
  }
  const days = async () => (await rows()).map(({ day, type }) => [Number(day.slice(-2)), type]);
  /** What is said of them before and when it is accepted, which writes nothing. */
  async function refusedFor(id: number, said: string): Promise<void> {
    const before = await rows();
    const message = `Seit die Korrektur beantragt wurde, hat sich geändert, welche Tage belegt sind: ${said}. Bitte neu beantragen.`;
    const { body } = await world.post<CorrectionPreview>('chef', `/correction/${id}/preview`, {});
    expect(body).toEqual({ refusal: message, vacation: [], months: [] });
    const { status, body: answered } = await answer(id);
    expect([status, answered]).toEqual([409, { code: 'correction_days', message }]);
    expect(await rows()).toEqual(before);
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 1 });
    expect((await answer(id, false)).status).toBe(200);
  }

  it('[MON-11] one meanwhile, by another absence: the others are not written without it', async () => {
    const id = await asked('2026-10-06', { project: SICK, end: '2026-10-07' });
    await stored(away('2026-10-07', 60));
    await refusedFor(id, '07.10.2026 (jetzt belegt)');
  });

  it('[MON-11] one meanwhile: what was to be extended stays as it is', async () => {
    const id = await asked('2026-10-05', { project: SICK, end: '2026-10-07' }, { entry: vacation });
    await stored(away('2026-10-06', 60, 1, { second_half: false, hours: 4 }));
    await refusedFor(id, '06.10.2026 (jetzt belegt)');
    expect((await rows())[0]).toEqual(ON_5TH);
  });

  it('[MON-11] all meanwhile: each of them is named', async () => {
    const id = await asked('2026-10-06', { project: SICK, end: '2026-10-07' });
    await stored(away('2026-10-06', 60), away('2026-10-07', 60));
    await refusedFor(id, '06.10.2026 (jetzt belegt), 07.10.2026 (jetzt belegt)');
  });

  it('[MON-11] [SET-47] one meanwhile, by hours of it', async () => {
    await switchOn(world, 1, ['kinds'], '2026-09-01');
    const kind_id = await storeKind(world, { name: 'Arztbesuch', hours: true });
    const id = await asked('2026-10-06', { project: SICK, end: '2026-10-07' });
    const hours = { away_minutes: 90, first_half: false, second_half: false, hours: 1.5 };
    await stored(away('2026-10-07', 60, 1, { kind_id, credit: 'neutral', ...hours }));
    await refusedFor(id, '07.10.2026 (jetzt belegt)');
  });

  it('[MON-11] [AMB-33] one already when it was asked for: it is left out, and the wish says so', async () => {
    await stored(away('2026-10-06', 60));
    const asking = () => asked('2026-10-05', { project: SICK, end: '2026-10-07' }, { entry: vacation });
    const id = await asking();
    expect((await open())[0]?.absence?.wish).toMatchObject({ end: '2026-10-07', left_out: ['2026-10-06'] });
    await change('delete from entries where type = 60');
    await refusedFor(id, '06.10.2026 (wieder frei)');
    await stored(away('2026-10-06', 60));
    expect((await answer(await asking())).status).toBe(200);
    expect(await days()).toEqual([
      [5, SICK],
      [6, 60],
      [7, SICK],
    ]);
    const [own] = (await world.get<CorrectionRequest[]>('anna', '/correction/own')).body;
    expect(own).toMatchObject({ state: 'accepted', absence: { wish: { left_out: ['2026-10-06'] } } });
  });

  it('[MON-11] two wishes for the same day that are accepted at once: one is written as a whole', async () => {
    await world.sql('update users set role = 2 where id = 14');
    const sick = await asked('2026-10-06', { project: SICK, end: '2026-10-07' });
    const longer = await asked('2026-10-05', { project: VACATION, end: '2026-10-06' }, { entry: vacation });
    const answers = await Promise.all([answer(sick), answer(longer, true, 'lena')]);
    await world.sql('update users set role = 4 where id = 14');
    const [isSick] = answers.map(({ status }) => status === 200);
    expect(answers.map((one) => refused(one)).sort()).toEqual([
      [200, undefined],
      [409, 'correction_days'],
    ]);
    const [first, ...others] = isSick ? [VACATION, SICK, SICK] : [VACATION, VACATION];
    expect(await days()).toEqual([first, ...others].map((type, at) => [5 + at, type]));
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 2 });
  });

  it('[MON-11] one by the office while it is accepted, in a month that was opened: either is as it was asked for', async () => {
    const body = { user: 11, day: '2026-10-07', project: 60, reason: 'Am Telefon gesagt', any_month: true };
    for (let round = 0; round < 2; round++) {
      const id = await asked('2026-10-06', { project: SICK, end: '2026-10-07' });
      await reopen(world);
      const [accepted, entered] = await Promise.all([
        answer(id),
        world.post('chef', '/timesheet/absence', body),
      ]);
      const isFirst = accepted.status === 200;
      expect([accepted, entered].map((one) => refused(one)[1])).toEqual(
        isFirst ? [undefined, 'absence_taken'] : ['correction_days', undefined],
      );
      expect(await days()).toEqual([
        [5, VACATION],
        ...(isFirst
          ? [
              [6, SICK],
              [7, SICK],
            ]
          : [[7, 60]]),
      ]);
      await answer(id, false);
      await world.sql(`delete from entries where type in (${SICK}, 60)`);
      await close(world, [11], { reason: 'Ohne Bestätigung' });
    }
  });

  it('[MON-11] [ART-01] a kind was archived: they become none of it', async () => {
    await switchOn(world, 1, ['kinds'], '2026-09-01');
    const kind_id = await storeKind(world, { name: 'Umzug', base: 60 });
    const wish = { project: 60, kind_id, end: '2026-10-06' };
    const id = await asked('2026-10-05', wish, { entry: vacation });
    await world.sql('update absence_kinds set archived_at = now()');
    expect(refused(await answer(id))).toEqual([400, 'absence_type', 'project']);
    expect((await answer(id, false)).status).toBe(200);
    expect(refused(await ask('2026-10-05', wish, { entry: vacation }))).toEqual([
      400,
      'absence_type',
      'project',
    ]);
    expect(await rows()).toEqual([ON_5TH]);
  });
});

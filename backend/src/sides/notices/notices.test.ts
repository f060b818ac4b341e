import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start(undefined, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'stundenbuch@beispiel.example',
  });
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('truncate notices, outbox, notice_settings');
  await world.sql('delete from entries');
  await world.setFeatures('alpha', ['notices', 'halfdays']);
});

interface Told {
  id: number;
  kind: string;
  title: string;
  text: string;
  path: string | null;
  read: boolean;
}
const VACATION = { project: 10, day: '2026-12-14', end: '2026-12-16' };
const ask = async () => {
  const { body } = await world.post<{ created: { id: number; request: number }[] }>(
    'anna',
    '/timesheet/absence',
    VACATION,
  );
  return body.created;
};
const toldOf = async (who: 'anna' | 'chef' | 'bert') => (await world.get<Told[]>(who, '/notice')).body;
const queued = () =>
  world.sql<{ kind: string; due: Date }>('select user_id, kind, due from outbox order by id');

describe('[MAIL-01] a request of three days', () => {
  it('is told to whoever decides, once, without its kind', async () => {
    await ask();
    expect(await toldOf('chef')).toMatchObject([
      {
        kind: 'request_received',
        title: 'Neuer Antrag von Anna Muster',
        text: 'Neuer Antrag von Anna Muster: 3 Tage ab 14.12.2026',
        path: '/inbox',
        read: false,
      },
    ]);
    expect(await toldOf('anna')).toEqual([]);
    expect(await toldOf('bert')).toEqual([]);
    expect(await queued()).toMatchObject([{ user_id: 13, kind: 'request_received' }]);
  });

  it('[MAIL-04] its decision is told to who asked, and the mail waits a minute', async () => {
    const [first] = await ask();
    await world.put('chef', `/absence-request/${first?.request}/approve`);
    expect(await toldOf('anna')).toMatchObject([
      { kind: 'request_decided', text: 'Ihr Antrag (3 Tage ab 14.12.2026) wurde genehmigt.' },
    ]);
    expect((await queued()).at(-1)).toMatchObject({ user_id: 11, due: new Date('2026-11-20T09:01:00Z') });
  });

  it('[MAIL-04] a decision that is undone was never told', async () => {
    const [first] = await ask();
    await world.put('chef', `/absence-request/${first?.request}/decline`);
    expect(await toldOf('anna')).toHaveLength(1);
    expect((await world.put('chef', `/absence-request/${first?.request}/reopen`)).status).toBe(200);
    expect(await toldOf('anna')).toEqual([]);
    expect(await queued()).toMatchObject([{ kind: 'request_received' }]);
  });

  it('a single day is decided and undone the same way', async () => {
    await world.setFeatures('alpha', ['notices']);
    const { body } = await world.post<{ id: number }>('anna', '/timesheet/absence', {
      project: 20,
      day: '2026-12-14',
    });
    await world.put('chef', `/timesheet/absence/${body.id}`);
    expect(await toldOf('anna')).toMatchObject([
      { text: 'Ihr Antrag (1 Tag am 14.12.2026) wurde genehmigt.' },
    ]);
    expect((await world.put('chef', `/timesheet/absence/reopen/${body.id}`)).status).toBe(200);
    expect(await toldOf('anna')).toEqual([]);
  });

  it('is told to nobody while the company has it off', async () => {
    await world.setFeatures('alpha', ['halfdays']);
    await ask();
    expect(await world.sql('select from notices')).toEqual([]);
    expect(await queued()).toEqual([]);
    expect(refused(await world.get('chef', '/notice'))).toEqual([403, 'feature_off']);
  });
});

describe('[MAIL-07] what one was told', () => {
  it('is counted, read one by one, and all at once', async () => {
    for (let i = 0; i < 3; i++) {
      await world.sql('delete from entries');
      await ask();
    }
    const count = async () => (await world.get('chef', '/notice/count')).body;
    expect(await count()).toEqual({ unread: 3 });
    const [newest] = await toldOf('chef');
    expect((await world.put('chef', `/notice/${newest?.id}/read`)).body).toEqual({ read: 1 });
    expect((await world.put('chef', `/notice/${newest?.id}/read`)).body).toEqual({ read: 0 });
    expect((await toldOf('chef')).map(({ read }) => read)).toEqual([true, false, false]);
    expect((await world.put('chef', '/notice/read')).body).toEqual({ read: 2 });
    expect(await count()).toEqual({ unread: 0 });
  });

  it('is nobody else’s', async () => {
    await ask();
    const [own] = await toldOf('chef');
    expect(refused(await world.put('anna', `/notice/${own?.id}/read`))).toEqual([404, 'not_found']);
    expect(refused(await world.put('chef', '/notice/999999/read'))).toEqual([404, 'not_found']);
  });

  it('comes in pages', async () => {
    for (let i = 0; i < 3; i++) {
      await world.sql('delete from entries');
      await ask();
    }
    const page = await world.get<Told[]>('chef', '/notice?page=2&size=2');
    expect(page.body).toHaveLength(1);
  });
});

describe('[MAIL-08] what one wants to be told', () => {
  it('is everything, until one chooses', async () => {
    const { body } = await world.get('anna', '/notice/settings');
    expect(body).toMatchObject({ mail: true, quiet: true });
    expect(JSON.stringify(body)).not.toMatch(/false|new_login|invite/);
  });

  it('lists no kind of a feature that the company does not have', async () => {
    const kinds = async () => {
      const { body } = await world.get<{ kinds: { kind: string }[] }>('anna', '/notice/settings');
      return body.kinds.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['request_decided', 'missing_week', 'month_closing']);
    await world.setFeatures('alpha', ['notices', 'contracts', 'ledger', 'overtime', 'closing']);
    expect(await kinds()).toEqual(expect.arrayContaining(['correction_decided', 'vacation_expiring']));
  });

  it('is stored for each kind, and the hours of rest of a reader, too, who is told of nothing else', async () => {
    await world.put('chef', '/notice/settings', { kind: 'missing_week', app: false, mail: false });
    const saved = await world.put<{ kinds: unknown[] }>('chef', '/notice/settings', {
      kind: 'missing_week',
      app: true,
      mail: false,
    });
    expect(saved.body.kinds).toContainEqual(
      expect.objectContaining({ kind: 'missing_week', app: true, mail: false }),
    );
    const quiet = await world.put<{ quiet: boolean; kinds: unknown[] }>('lena', '/notice/settings', {
      kind: 'quiet',
      app: true,
      mail: false,
    });
    expect(quiet.body).toMatchObject({ quiet: false, kinds: [] });
    expect((await world.get('anna', '/notice/settings')).body).toMatchObject({ quiet: true });
  });

  it('is no choice where it concerns the account', async () => {
    const answer = await world.put('anna', '/notice/settings', {
      kind: 'new_login',
      app: false,
      mail: false,
    });
    expect(refused(answer)).toEqual([400, 'invalid_input', 'kind']);
  });
});

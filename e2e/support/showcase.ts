import type { App } from './app.ts';
import { accountOf } from './calls.ts';
import { asPerson } from './demo-data.ts';
import { recordsSeenBy, type Walker } from './people.ts';

/** The demo's first company, as its boss and somebody of the workshop see it. */
export interface Shown extends Walker {
  name: string;
  /** Pages of features that the other companies have not switched on. */
  more: readonly string[];
}

export async function gatherShowcase(app: App): Promise<Shown[]> {
  const boss = await asPerson(app, accountOf(app, /^Leitung, Tischlerei/));
  const worker = await asPerson(app, accountOf(app, /^Werkstatt, Tischlerei/));
  const [job, category] = await Promise.all(
    ['/company/jobs', '/category'].map(async (path) => (await boss.get<{ id: number }[]>(path))[0]?.id ?? 0),
  );
  const known = { job: job ?? 0, category: category ?? 0, worker: 'hanna@beispiel.example' };
  const samples = async (session: Walker['session']) => ({ ...(await recordsSeenBy(session)), ...known });
  return [
    {
      name: 'vorbild-leitung',
      kind: 'admin',
      session: boss,
      samples: await samples(boss),
      more: [
        '/company-calendar',
        '/company-closure',
        '/company-day',
        '/company-place',
        '/audit',
        '/month',
        '/days',
        '/day',
      ],
    },
    {
      name: 'vorbild-werkstatt',
      kind: 'employee',
      session: worker,
      samples: await samples(worker),
      more: ['/month', '/days', '/day'],
    },
  ];
}

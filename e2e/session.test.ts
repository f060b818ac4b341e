import { expect, it } from 'vitest';
import type { Account } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE, type Visitor, visit } from './support/visitor.ts';

const stage = setStage();
const account = (name: string) => stage.app.accounts.find(({ email }) => email.startsWith(name)) as Account;

async function visiting(work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await visit(stage.browser, stage.app, DESKTOP);
  try {
    await work(visitor);
    expect(visitor.problems).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

it('[PUB-09] the licences of the software in use are served with the shell and with each remote', async () => {
  for (const [path, name] of [
    ['/licenses.txt', 'fastify'],
    ['/remotes/timesheet/licenses.txt', 'zod'],
  ] as const) {
    const answer = await fetch(stage.app.url + path);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  }
});

const stored = ({ page }: Visitor) => page.evaluate(() => ({ ...localStorage }));

it('[AMB-14] [AMB-15] [AMB-61] the raw token is stored with a flag and sent unchanged, and both are removed by logging out', () =>
  visiting(async (visitor) => {
    const { page } = visitor;
    const answered = page.waitForResponse('**/api/user/login');
    const request = page.waitForRequest('**/api/company/current');
    await visitor.logIn(account('anna@'));
    const { jwtToken, isLoggedIn } = await stored(visitor);
    expect(isLoggedIn).toBe('true');
    expect(jwtToken).toMatch(/^[^"\s]{20,}$/);
    expect((await answered).headers()['content-type']).toContain('application/json');
    expect((await request).headers().authorize).toBe(jwtToken);
    const ask = async (path: string) =>
      (
        await fetch(`${stage.app.url}/api/user/${path}`, { headers: { authorize: jwtToken as string } })
      ).text();
    expect(await ask(`verify?token=${jwtToken}`)).toBe('true');
    expect(await ask('admin/isadmin')).toBe('false');
    // What the dashboard still asks for would be refused.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    const left = await stored(visitor);
    expect([left.jwtToken, left.isLoggedIn]).toEqual([undefined, undefined]);
  }));

it('[NAV-12] the counter of the inbox is shown while a request is open', async () => {
  const boss = await asPerson(stage.app, account('garten@'));
  const worker = await asPerson(stage.app, account('paul@'));
  const open = await boss.get<{ id: number; status: number }[]>('/timesheet/pending-absences');
  for (const { id } of open.filter(({ status }) => status === 0))
    await boss.put(`/timesheet/absence/decline/${id}`, {});

  await stage.visiting(/^Administratorin, Gartenbau/, DESKTOP, async (visitor) => {
    const item = visitor.page.locator('.app-side').getByRole('link', { name: 'Inbox' });
    await expect.poll(() => item.innerText()).toBe('Inbox');
    const { id } = await worker.post<{ id: number }>('/timesheet/absence', {
      project: 20,
      day: '2026-11-23',
    });
    await visitor.open('/dashboard');
    await expect.poll(async () => (await item.innerText()).split(/\s+/)[1]).toBe('1');
    await boss.put(`/timesheet/absence/${id}`, {});
    await visitor.open('/dashboard');
    await expect.poll(() => item.innerText()).toBe('Inbox');
  });
});

it('[AMB-74] a message of the contact page opens the mail program, and nothing is sent to the server', () =>
  visiting(async (visitor) => {
    const { page } = visitor;
    await visitor.open('/kontakt');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.getByLabel('Ihre E-Mail').fill('kundin@beispiel.example');
    await page.getByLabel('Nachricht').fill('Guten Tag');
    await page.getByRole('button', { name: 'E-Mail öffnen' }).click();
    await page.getByText(/Ihr Mailprogramm wurde geöffnet/).waitFor();
    expect(calls.filter((url) => url.startsWith(`${stage.app.url}/api`))).toEqual([]);
  }));

it('[DASH-01] [DASH-02] [DASH-03] on a phone the three quick tiles are visible above the bar, each as large as a thumb', () =>
  stage.visiting(/^Mitarbeiterin/, PHONE, async ({ page }) => {
    const bar = await page.getByRole('navigation', { name: 'Schnellzugriff' }).boundingBox();
    for (const [name, path] of [
      ['Arbeitszeit erfassen', '/create-workingtime'],
      ['Projekt buchen', '/booking'],
      ['Aktuelle Woche', '/timesheet'],
    ] as const) {
      const tile = page.getByRole('link', { name });
      const box = await tile.boundingBox();
      if (!box || !bar) throw new Error(`${name}: not in sight`);
      expect(box.height, name).toBeGreaterThanOrEqual(44);
      expect(box.width, name).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height, name).toBeLessThanOrEqual(bar.y);
      await tile.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await page.goBack();
    }
  }));

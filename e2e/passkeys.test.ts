import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { PHONE, visit } from './support/visitor.ts';

const stage = setStage();
let app: App;
let anna: Account;

beforeAll(async () => {
  // Browsers make no passkeys for an address of numbers.
  app = { ...stage.app, url: stage.app.url.replace('127.0.0.1', 'localhost') };
  anna = accountOf(app, /^Mitarbeiterin, Musterbau/);
  const { get } = await asPerson(app, anna);
  const { id } = await get<{ id: number }>('/company/current');
  const office = await asPerson(app, accountOf(app, /^Globale/));
  await office.put(`/company/${id}`, { features: ['security'] });
});

/** A device that makes passkeys, and confirms each at once. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The program reloads once, half a second after the login. */
async function enterBy(page: Page, name: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), button(page, name).click()]);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${app.url}/login`);
}

it('[MFA-03] [MFA-04] [MFA-05] a passkey is added, is the second step, opens a session alone, and is removed', async () => {
  // Four logins and five looks at the page in one test: the device that has the passkey is that of one page.
  const visitor = await visit(stage.browser, app, PHONE);
  const { page, problems } = visitor;
  /** What the browser notes of a call that was refused to ask for more. */
  const expectRefusal = async (status: number) => {
    await expect.poll(() => problems).toEqual([expect.stringMatching(`status of ${status}`)]);
    problems.splice(0);
  };
  try {
    await addDevice(page);
    await visitor.logIn(anna);
    await visitor.open('/sicherheit');
    await button(page, 'Passkey hinzufügen').click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Telefon');
    await button(page, 'Weiter').click();
    await button(page, 'Umbenennen: Telefon').waitFor();
    await expect.poll(() => page.locator('.sec-codes li').count()).toBe(10);
    await visitor.expectSound();

    await leave(page);
    await button(page, 'Mit Passkey anmelden').waitFor();
    await visitor.expectSound();
    await page.locator('input[name=email]').fill(anna.email);
    await page.locator('input[name=password]').fill(anna.password);
    await button(page, 'Login').click();
    await button(page, 'Mit Passkey bestätigen').waitFor();
    await expectRefusal(401);
    await visitor.expectSound();
    await enterBy(page, 'Mit Passkey bestätigen');

    await leave(page);
    await enterBy(page, 'Mit Passkey anmelden');

    await visitor.open('/sicherheit');
    await button(page, 'Entfernen: Telefon').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).click();
    const proof = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind.' });
    await proof.getByRole('button', { name: 'Passkey verwenden', exact: true }).click();
    await proof.getByRole('button', { name: 'Bestätigen', exact: true }).click();
    await expect.poll(() => button(page, 'Entfernen: Telefon').count()).toBe(0);
    await expectRefusal(403);
    await visitor.expectSound();

    await leave(page);
    await visitor.logIn(anna);
    expect(problems).toEqual([]);
  } finally {
    await visitor.leave();
  }
});

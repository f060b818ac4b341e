import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PostOffice } from '../backend/test/post-office.ts';
import type { App } from './support/app.ts';
import { accountOf } from './support/calls.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, openBrowser, PHONE, type Visitor, visit } from './support/visitor.ts';

const PUBLIC_URL = 'https://zeiten.beispiel.example';

let post: PostOffice;
let app: App;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  post = await PostOffice.open();
  const mail = { SMTP_URL: post.url, MAIL_FROM: 'stundenbuch@beispiel.example', PUBLIC_URL };
  [browser, app] = await Promise.all([openBrowser(), startDemo(mail)]);
  visitor = await visit(browser, app, PHONE);
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  await post?.close();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** As it was before it was packed into lines of 76 characters. */
const unpacked = (content: string) => content.replace(/=\r\n/g, '').replaceAll('=3D', '=');
const pathsTo = (address: string) =>
  post.received
    .filter(({ to }) => to === address)
    .map(
      ({ content }) => /https:\/\/zeiten\.beispiel\.example(\/reset#code=\w+)/.exec(unpacked(content))?.[1],
    );

it('[ACCT-05] [ACCT-06] whoever forgot the password asks for a mail on the phone, and logs in with a new one', async () => {
  const { page } = visitor;
  const anna = { ...accountOf(app, /^Mitarbeiterin, Musterbau/), password: 'Neues-Passwort7' };

  await visitor.open('/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(anna.email);
  await visitor.expectSound();
  await press(page, 'Link anfordern');
  await page.getByText(/^Wenn es zu dieser E-Mail ein Konto gibt, ist ein Link unterwegs\./).waitFor();
  await visitor.expectSound();

  await expect.poll(() => pathsTo(anna.email)).toEqual([expect.any(String)]);
  const [path] = pathsTo(anna.email);
  await visitor.open(path as string);
  await page.getByText(anna.email).waitFor();
  await visitor.expectSound();
  await page.getByLabel('Neues Passwort', { exact: true }).fill(anna.password);
  await press(page, 'Passwort setzen');
  await page.getByText('Ihr neues Passwort gilt. Bitte melden Sie sich damit an.').first().waitFor();

  await visitor.logIn(anna);
  await visitor.expectSound();
});

import { forgetSession } from '@stundenbuch/web/storage';
import { refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VERSION } from '../version.ts';
import { openAsVisitor } from './testing.tsx';

const operator = {
  name: 'Muster GmbH',
  address: 'Hauptstraße 1\n12345 Musterstadt',
  mail: 'info@example.de',
};
const nobody = { name: null, address: null, mail: null };

const modules = [
  {
    name: 'timesheet',
    address: '/remotes/timesheet/',
    version: '1',
    manifest: {
      contract: 1,
      name: 'timesheet',
      flags: [],
      navigation: [],
      slots: [],
      routes: [{ path: '/timesheet', page: 'week', access: { login: true } }],
    },
  },
];

beforeEach(() => {
  forgetSession();
  stubCalls({ 'GET /operator.json': operator, 'GET /modules.json': modules });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['[PUB-03]', '/', 'Arbeitszeit, Projekte und Urlaub in einem Buch.'],
  ['[PUB-05]', '/service', 'Leistungen'],
  ['[PUB-07]', '/kontakt', 'Kontakt'],
  ['[PUB-09]', '/impressum', 'Impressum'],
  ['[PUB-10]', '/prices', 'Preise'],
  ['[PUB-11]', '/install', 'Installation'],
  ['[PUB-12]', '/privacy-policy', 'Datenschutzerklärung'],
  ['[PUB-13]', '/gibt-es-nicht', 'Seite nicht gefunden'],
  ['[PUB-14]', '/403', 'Keine Berechtigungen'],
])('%s shows %s to everybody', async (_, path, heading) => {
  const screen = await openAsVisitor(path);
  await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

it.each(['Hauptnavigation', 'Fußzeile'])(
  '[NAV-15] [PUB-21] leads a visitor everywhere from: %s',
  async (name) => {
    const screen = await openAsVisitor('/');
    const links = screen.getByRole('navigation', { name }).getByRole('link').elements();
    expect(links.slice(0, 5).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Installation', '/install'],
      ['Leistungen', '/service'],
      ['Preise', '/prices'],
      ['Kontakt', '/kontakt'],
      ['Login', '/login'],
    ]);
    await expect.element(screen.getByText(new RegExp(VERSION.replaceAll('.', String.raw`\.`)))).toBeVisible();
  },
);

it.each(['/dashboard', '/myprofil', '/release-notes', '/timesheet'])(
  '[ACC-01] [ACC-02] [ACC-04] [ACC-44] sends a visitor from %s to the login',
  async (path) => {
    const screen = await openAsVisitor(path);
    await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(location.pathname).toBe('/login');
  },
);

it.each([
  ['[PUB-16]', 'Basic', ['99 €', '5 Mitarbeitende inklusive', '14,99 €']],
  ['[PUB-17]', 'Pro', ['249 €', '20 Mitarbeitende inklusive', '9,99 €']],
  ['[PUB-18]', 'Enterprise', ['auf Anfrage', 'mehr als 30']],
])('[PUB-20] [CONST-51] %s offers the plan %s by mail', async (_, plan, texts) => {
  const screen = await openAsVisitor('/prices');
  const card = screen.getByRole('region', { name: plan });
  for (const text of texts) expect(card.element().textContent).toContain(text);
  await expect
    .element(card.getByRole('link'))
    .toHaveAttribute('href', `mailto:info@example.de?subject=Anfrage%20zum%20Tarif%20${plan}`);
});

it('[PUB-19] offers a trial of 30 days by mail', async () => {
  const screen = await openAsVisitor('/prices');
  await expect.element(screen.getByRole('heading', { name: '30 Tage kostenlos testen' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Test anfragen' }))
    .toHaveAttribute('href', 'mailto:info@example.de?subject=30-Tage-Test');
});

it('[PUB-23] [PUB-24] has e-mail, three subjects and a message on the contact page', async () => {
  const screen = await openAsVisitor('/kontakt');
  await expect.element(screen.getByLabelText('Ihre E-Mail')).toBeVisible();
  await expect.element(screen.getByLabelText('Nachricht')).toBeVisible();
  const options = screen.getByLabelText('Betreff').getByRole('option').elements();
  expect(options.map((option) => option.textContent)).toEqual([
    'Allgemeine Anfrage',
    'Supportanfrage',
    'Anfrage zu unseren Dienstleistungen',
  ]);
});

it.each([
  ['', 'Guten Tag', 'Ihre E-Mail'],
  ['x@y.de', '', 'Nachricht'],
])('[PUB-25] refuses a contact with e-mail %j and message %j', async (email, message, wrong) => {
  const screen = await openAsVisitor('/kontakt');
  await screen.getByLabelText('Ihre E-Mail').fill(email);
  await screen.getByLabelText('Nachricht').fill(message);
  await screen.getByRole('button', { name: 'E-Mail öffnen' }).click();
  await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
  await expect.element(screen.getByLabelText(wrong)).toHaveFocus();
});

it('[PUB-09] leads from the imprint to the licences of the software in use', async () => {
  const screen = await openAsVisitor('/impressum');
  const link = screen.getByRole('link', { name: 'Lizenzen der verwendeten Software' });
  await expect.element(link).toHaveAttribute('href', '/licenses.txt');
});

it('shows the operator, or says which setting is missing', async () => {
  const known = await openAsVisitor('/impressum');
  await expect.element(known.getByText('Muster GmbH')).toBeVisible();
  const mail = known.getByRole('link', { name: operator.mail });
  await expect.element(mail).toHaveAttribute('href', `mailto:${operator.mail}`);
  expect(mail.element().getBoundingClientRect().height).toBeGreaterThan(44);
  await known.unmount();
  stubCalls({ 'GET /operator.json': nobody });
  const unknown = await openAsVisitor('/impressum');
  await expect.element(unknown.getByText('OPERATOR_NAME')).toBeVisible();
});

it('says that the operator could not be loaded, not that the setting is missing', async () => {
  const lost = refuse(503, 'internal_error', 'Der Server antwortet nicht.');
  stubCalls({ 'GET /operator.json': lost });
  const screen = await openAsVisitor('/impressum');
  await expect
    .element(screen.getByText('Die Angaben zum Betreiber konnten nicht geladen werden.'))
    .toBeVisible();
  expect(screen.container.textContent).not.toContain('OPERATOR_NAME');
  const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
  const sentence = screen.getByText(/konnten nicht geladen werden/).element();
  const { top } = retry.element().getBoundingClientRect();
  expect(top - sentence.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  stubCalls({ 'GET /operator.json': operator });
  await retry.click();
  await expect.element(screen.getByText('Muster GmbH')).toBeVisible();
});

it.each(['/kontakt', '/prices'])(
  'says on %s that the address for the mail could not be loaded',
  async (path) => {
    stubCalls({ 'GET /operator.json': refuse(503, 'internal_error', 'Der Server antwortet nicht.') });
    const screen = await openAsVisitor(path);
    await expect
      .element(screen.getByText(/^Die E-Mail-Adresse des Betreibers konnte nicht geladen werden/))
      .toBeVisible();
    expect(screen.container.textContent).not.toContain('OPERATOR_MAIL');
  },
);

it('[GDPR-04] the page about data names cookie and mails where there are some', async () => {
  const { dataset } = document.documentElement;
  const plain = await openAsVisitor('/privacy-policy');
  await expect.element(plain.getByText(/Es gibt keine Cookies, keine Werbung/)).toBeVisible();
  await expect.element(plain.getByRole('heading', { name: 'Mails' })).not.toBeInTheDocument();
  await expect.element(plain.getByRole('heading', { name: 'Kalender-Abos' })).not.toBeInTheDocument();
  plain.unmount();
  try {
    Object.assign(dataset, { cookie: '', mail: '', feeds: '' });
    const besides = await openAsVisitor('/privacy-policy');
    await expect.element(besides.getByText(/Ein Cookie mit der zweiten Hälfte der Sitzung/)).toBeVisible();
    await expect.element(besides.getByRole('heading', { name: 'Mails' })).toBeVisible();
    await expect.element(besides.getByRole('heading', { name: 'Kalender-Abos' })).toBeVisible();
    await expect.element(besides.getByText(/Es gibt keine Cookies/)).not.toBeInTheDocument();
  } finally {
    delete dataset.cookie;
    delete dataset.mail;
    delete dataset.feeds;
  }
});

import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChangeCustomerPage, NewCustomerPage } from './customer-form-pages.tsx';
import { kunz } from './customers.fixture.ts';

const admin = { role: 'admin' } as const;

const create = (calls: Answers = {}) =>
  renderPage(<NewCustomerPage />, { path: '/new-customer', person: admin, calls });

const change = (calls: Answers = {}) =>
  renderPage(<ChangeCustomerPage />, {
    path: '/manage-customer?id=31',
    person: admin,
    calls: { 'GET /api/customer/31': kunz, ...calls },
  });

type Screen = Awaited<ReturnType<typeof create>>;
const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern' }).click();
/** The target of the navigation, whose page is not rendered here. */
function pathsOf({ router }: Screen): string[] {
  const paths: string[] = [];
  router.subscribe(({ location }) => paths.push(location.pathname));
  return paths;
}

const sentTo = ({ sent }: Screen, call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;

it('[NAV-26] „Abbrechen“ leads back', async () => {
  const screen = await create();
  await screen.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.poll(screen.at).toBe('/dashboard');
});

describe('creating a customer', () => {
  it('[CUST-03] [CUST-04] [AMB-70] sends the customer and both addresses in one call', async () => {
    const screen = await create({ 'POST /api/customer': kunz });
    await userEvent.fill(screen.getByLabelText('Name'), 'Zimmerei Kunz');
    await userEvent.fill(screen.getByLabelText('E-Mail'), 'info@kunz.example');
    await userEvent.fill(input('customer_street'), 'Seestraße');
    await userEvent.fill(input('customer_zip'), '89073');
    await userEvent.fill(input('customer_city'), 'Ulm');
    await screen.getByRole('checkbox', { name: 'Zweite Adresse' }).click();
    await userEvent.fill(input('customer_city2'), 'Lindau');
    await save(screen);
    await expect.element(screen.getByText('Kunde erfolgreich angelegt.')).toBeVisible();
    expect(screen.at()).toBe('/customer');
    expect(screen.sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
    expect(sentTo(screen, 'POST /api/customer')).toEqual([
      {
        customer_name: 'Zimmerei Kunz',
        internal_id: '',
        external_id: '',
        phone: '',
        mobile: '',
        email: 'info@kunz.example',
        customer_street: 'Seestraße',
        customer_house_number: '',
        customer_zip: '89073',
        customer_city: 'Ulm',
        address2: 1,
        customer_street2: '',
        customer_house_number2: '',
        customer_zip2: '',
        customer_city2: 'Lindau',
      },
    ]);
  });

  it('[CUST-03] names its inputs as the specification does; texts take 50 characters', async () => {
    await create();
    for (const name of ['customer_street', 'customer_house_number', 'customer_zip', 'customer_city'])
      expect(input(name).maxLength).toBe(50);
  });

  it('[AMB-38] asks for the name before anything is sent', async () => {
    const screen = await create();
    await save(screen);
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveFocus();
    expect(sentTo(screen, 'POST /api/customer')).toEqual([]);
  });

  it('[CUST-02] refuses an invalid e-mail address', async () => {
    const screen = await create();
    await userEvent.fill(screen.getByLabelText('Name'), 'Kunz');
    await userEvent.fill(screen.getByLabelText('E-Mail'), 'kunz');
    await save(screen);
    await expect.element(screen.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await expect.element(screen.getByLabelText('E-Mail')).toHaveFocus();
  });

  it('[CUST-05] says when the server fails, and preserves the input', async () => {
    const screen = await create({ 'POST /api/customer': refuse(500, 'internal_error', 'kaputt') });
    await userEvent.fill(screen.getByLabelText('Name'), 'Kunz');
    await userEvent.fill(input('customer_city'), 'Ulm');
    await save(screen);
    await expect.element(screen.getByText('Fehler beim anlegen des Kunden')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Kunz');
    expect(input('customer_city').value).toBe('Ulm');
  });

  it('[AMB-108] shows the rule that only the server knows', async () => {
    const sentence = 'Diese Adresse gibt es nicht, oder sie gehört schon zu einem Kunden.';
    const screen = await create({
      'POST /api/customer': refuse(400, 'customer_address', sentence, 'address'),
    });
    await userEvent.fill(screen.getByLabelText('Name'), 'Kunz');
    await save(screen);
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });
});

describe('changing a customer', () => {
  it('[CUST-04] [CUST-07] starts from the stored values; unticking removes the second address', async () => {
    const screen = await change({ 'PUT /api/customer/31': kunz });
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Zimmerei Kunz');
    expect(input('customer_city2').value).toBe('Lindau');
    await screen.getByRole('checkbox', { name: 'Zweite Adresse' }).click();
    await expect.poll(() => document.querySelector('input[name=customer_city2]')).toBeNull();
    const paths = pathsOf(screen);
    await save(screen);
    await expect.element(screen.getByText('Kunde erfolgreich geupdated.')).toBeVisible();
    expect(paths).toContain('/customer');
    const [sent] = sentTo(screen, 'PUT /api/customer/31');
    expect(sent).toMatchObject({ version: 4, address2: 0, customer_city: 'Ulm', phone: '0731 / 12-3' });
    expect(sent).not.toHaveProperty('customer_city2');
    expect(sent).not.toHaveProperty('notes');
  });

  it('[CUST-05] says when saving fails', async () => {
    const screen = await change({ 'PUT /api/customer/31': refuse(500, 'internal_error', 'kaputt') });
    await userEvent.fill(screen.getByLabelText('Name'), 'Kunz Söhne');
    await save(screen);
    await expect.element(screen.getByText('Fehler beim updaten des Kunden')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Kunz Söhne');
  });

  it('[AMB-66] says that somebody else was faster', async () => {
    const sentence = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
    const screen = await change({ 'PUT /api/customer/31': refuse(409, 'stale', sentence) });
    await userEvent.fill(screen.getByLabelText('Name'), 'Kunz Söhne');
    await save(screen);
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it('[AMB-106] leads to /403 for a customer that is not there', async () => {
    const screen = await change({ 'GET /api/customer/31': refuse(404, 'not_found', 'Nicht gefunden.') });
    await expect.poll(screen.at).toBe('/403');
  });
});

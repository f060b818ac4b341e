import { TOKEN_PLACE } from '@stundenbuch/domain/sides/tokens/examples';
import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it, vi } from 'vitest';
import '../app.css';
import { DeveloperPage } from './developer-page.tsx';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const refused = { 404: { $ref: '#/components/responses/Refused404' } };
const call = (module: string, summary: string, more: object = {}) => ({
  tags: [module],
  summary,
  parameters: [],
  responses: { 200: json({ type: 'boolean' }) },
  'x-access': { login: true },
  ...more,
});
const description = {
  paths: {
    '/api/inventory': {
      get: call('inventory', 'The items', {
        'x-scope': 'inventory:read',
        parameters: [{ name: 'size', in: 'query', required: false, schema: { type: 'integer' } }],
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Item' } }) },
      }),
      post: call('inventory', 'A new item', {
        'x-scope': 'inventory:write',
        requestBody: json({ $ref: '#/components/schemas/Item' }),
        responses: { 200: json({ $ref: '#/components/schemas/Item' }), ...refused },
      }),
    },
    '/api/user': {
      get: call('admin', 'The people', {
        'x-scope': 'admin:read',
        'x-access': { login: true, anyOf: [{ roles: ['admin'] }] },
      }),
    },
    '/api/user/current': { get: call('session', 'Who calls') },
  },
  components: {
    schemas: {
      Item: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          bought: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
          place: { type: 'object', properties: { id: { type: 'integer' } } },
        },
      },
    },
    responses: { Refused404: { description: 'Not there' } },
  },
};
const excel = {
  id: 3,
  name: 'Excel',
  scopes: ['inventory:read'],
  created_at: '2026-11-18T09:00:00.000Z',
  expires_at: '2027-02-18T09:00:00.000Z',
  seen_at: null,
};
const made = { ...excel, id: 4, name: 'n8n', token: `stb_${'A'.repeat(46)}` };

const show = (calls: Answers = {}, person: Person = {}) =>
  renderPage(<DeveloperPage />, {
    person: { features: ['tokens'], ...person },
    calls: { 'GET /api/openapi.json': description, 'GET /api/user/token': [], ...calls },
  });

describe('the own tokens', () => {
  it('[TOK-04] are told with what they may, until when, and whether they were used', async () => {
    const used = { ...excel, id: 5, name: 'Tablet', seen_at: '2026-11-20T09:45:00.000Z' };
    const screen = await show({ 'GET /api/user/token': [excel, used] });
    const row = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
    await expect.element(row('Excel')).toMatchTextContent(/Inventar lesen/);
    await expect
      .element(row('Excel'))
      .toMatchTextContent(/gültig bis 18\.02\.2027, 10:00.*noch nicht verwendet/);
    await expect.element(row('Tablet')).toMatchTextContent(/zuletzt verwendet 20\.11\.2026, 10:45/);
  });

  it('[TOK-01] [TOK-04] a new one is shown once, and copied', async () => {
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    const screen = await show({ 'POST /api/user/token': made });
    await screen.getByRole('button', { name: 'Neuer Schlüssel' }).click();
    await expect.element(screen.getByLabelText('Name')).toHaveFocus();
    await screen.getByLabelText('Name').fill(' n8n ');
    await screen.getByLabelText('Gültig für Tage').fill('30');
    await screen.getByRole('checkbox', { name: 'Inventar lesen' }).click();
    await screen.getByRole('checkbox', { name: 'Inventar schreiben' }).click();
    await screen.getByRole('checkbox', { name: 'Inventar schreiben' }).click();
    await screen.getByRole('button', { name: 'Schlüssel erstellen' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Schlüssel' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Schlüssel kopieren' }).click();
    await expect.element(screen.getByText('Schlüssel kopiert.')).toBeVisible();
    expect(written).toEqual([made.token]);
    expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      ...{ name: 'n8n', days: 30, scopes: ['inventory:read'] },
    });
    await screen.getByRole('button', { name: 'Fertig' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Schlüssel' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Neuer Schlüssel' })).toHaveFocus();
    vi.restoreAllMocks();
  });

  it('[SCR-26] none at all: the way to the first one stands where it will be', async () => {
    const screen = await show();
    await expect.element(screen.getByText('Sie haben keinen Schlüssel.')).toBeVisible();
    const state = document.querySelector('.sb-state');
    await expect.poll(() => state?.querySelector('button')?.textContent).toBe('Neuer Schlüssel');
    expect(screen.getByRole('button', { name: 'Neuer Schlüssel' }).elements()).toHaveLength(1);
  });

  it('[TOK-02] only what the person may is offered: of a reader nothing that writes', async () => {
    const boxes = async (person: Person) => {
      const screen = await show({}, person);
      await screen.getByRole('button', { name: 'Neuer Schlüssel' }).click();
      const names = screen
        .getByRole('checkbox')
        .elements()
        .map((box) => box.closest('label')?.textContent);
      await screen.unmount();
      return names;
    };
    expect(await boxes({})).toEqual(['Inventar lesen', 'Inventar schreiben']);
    expect(await boxes({ role: 'admin' })).toEqual([
      'Inventar lesen',
      'Inventar schreiben',
      'Verwaltung lesen',
    ]);
    expect(await boxes({ role: 'reader' })).toEqual(['Inventar lesen']);
  });

  it('[TOK-03] one is deleted after a question, and a refusal is said', async () => {
    let answer: unknown = refuse(404, 'not_found', 'Nicht gefunden.');
    const screen = await show({ 'GET /api/user/token': [excel], 'DELETE /api/user/token/3': () => answer });
    const remove = async () => {
      await screen.getByRole('button', { name: 'Excel löschen' }).click();
      await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    };
    await remove();
    await expect.element(screen.getByText('Nicht gefunden.')).toBeVisible();
    answer = { id: 3 };
    await remove();
    await expect.element(screen.getByText('Schlüssel gelöscht: Er öffnet nichts mehr.')).toBeVisible();
  });
});

describe('the description of the calls', () => {
  it('[TOK-04] is searched, and chosen by module', async () => {
    const screen = await show();
    await expect.element(screen.getByText('4 Aufrufe')).toBeVisible();
    // Hundreds of calls: each module opens by itself.
    expect(screen.getByText('A new item').elements()).toHaveLength(0);
    await screen.getByLabelText('Suchen').fill('post item');
    await expect.element(screen.getByText('A new item')).toBeVisible();
    await expect.element(screen.getByText('1 Aufruf', { exact: true })).toBeVisible();
    await screen.getByLabelText('Suchen').fill('dach');
    await expect.element(screen.getByText('Dazu gibt es keinen Aufruf.')).toBeVisible();
    await screen.getByLabelText('Suchen').fill('');
    await screen.getByLabelText('Bereich').selectOptions('Konto und Sitzung');
    await expect.element(screen.getByText('1 Aufruf', { exact: true })).toBeVisible();
    await screen.getByText('Who calls').click();
    await expect.element(screen.getByText('nicht mit einem Schlüssel')).toBeVisible();
  });

  it('[TOK-04] tells of a call what it needs, is sent, answers and refuses, and how it is tried', async () => {
    const screen = await show();
    await screen.getByText('Inventar (2)').click();
    await screen.getByText('A new item').click();
    await expect.element(screen.getByText('Inventar schreiben')).toBeVisible();
    const curl = `curl --request POST --header 'Authorization: Bearer stb_…' --json '{…}' '${window.location.origin}/api/inventory'`;
    await expect.element(screen.getByText(curl)).toBeVisible();
    const table = (name: string) => screen.getByRole('table', { name });
    await expect.element(table('Gesendet (JSON)')).toMatchTextContent(/name\s*Text, nötig/);
    await expect
      .element(table('Antwort'))
      .toMatchTextContent(/bought\s*Tag \(JJJJ-MM-TT\) oder leer, kann fehlen/);
    await expect.element(table('Antwort')).toMatchTextContent(/place\.id\s*ganze Zahl/);
    await expect.element(table('Abgelehnt mit')).toMatchTextContent(/404\s*Not there/);
    await screen.getByText('A new item').click();
    await screen.getByText('The items').click();
    await expect.element(table('Parameter')).toMatchTextContent(/size\s*ganze Zahl/);
    await expect.element(table('Antwort: Liste aus')).toMatchTextContent(/name\s*Text/);
  });

  it('[TOK-04] a failure can be tried again', async () => {
    let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
    const screen = await show({ 'GET /api/openapi.json': () => answer });
    await expect.element(screen.getByText('Fehler!')).toBeVisible();
    answer = description;
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(screen.getByText('4 Aufrufe')).toBeVisible();
  });
});

it('[TOK-04] three examples are shown with the address of this server, and copied', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  const screen = await show();
  await screen.getByText('Tabelle (Power Query)').click();
  await screen.getByRole('button', { name: 'Tabelle (Power Query) kopieren' }).click();
  await expect.element(screen.getByText('Beispiel kopiert.')).toBeVisible();
  expect(written[0]).toContain(`Web.Contents("${window.location.origin}"`);
  expect(written[0]).toContain(TOKEN_PLACE);
  await screen.getByText('Ablauf (n8n)').click();
  await expect.element(screen.getByText(/Zeiten und Auswertungen schreiben/)).toBeVisible();
  vi.restoreAllMocks();
});

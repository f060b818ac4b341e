import type { Flag } from '@stundenbuch/domain/access/flags';
import { describe, expect, it } from 'vitest';
import { switchOn } from './support/calls.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE, type Visitor } from './support/visitor.ts';

const stage = setStage();

const ADMIN = /^Administratorin, Musterbau/;
const EMPLOYEE = /^Mitarbeiterin/;
const READER = /^Leserin/;

const said = ({ page }: Visitor, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = ({ page }: Visitor, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const field = ({ page }: Visitor, name: string) => page.getByLabel(name, { exact: true });

const NAME = 'Scheune am Weiher';

describe('projects', () => {
  it('[PROJ-06] [PROJ-07] [PROJ-12] [PROJ-15] are created at the desk, with a new category and a rate', () =>
    stage.visiting(ADMIN, DESKTOP, async (visitor) => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Projekte', exact: true }).click();
      await title(visitor, 'Projekte');
      await page.getByRole('link', { name: 'Projekt anlegen' }).click();
      await page.getByLabel('Projektname').fill(NAME);
      await field(visitor, 'Interne ID').fill('S-77');
      await page.getByRole('combobox', { name: 'Kunde' }).click();
      await page.keyboard.type('Wohnbau');
      await page.keyboard.press('Enter');
      await field(visitor, 'Kategorie').selectOption('9999');
      await page.waitForURL(/\/new-category$/);
      await page.getByLabel('Bezeichnung').fill('Denkmal');
      await press(visitor, 'Speichern');
      await page.waitForURL(/\/new-project$/);
      await expect.poll(() => page.getByLabel('Projektname').inputValue()).toBe(NAME);
      await press(visitor, 'Stundensatz anlegen');
      await page.getByLabel('Arbeitsplatz').selectOption({ index: 1 });
      await page.getByLabel('Euro je Stunde').fill('61,5');
      await visitor.expectSound();
      await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
      await said(visitor, '61,50 €/h');
      await visitor.expectSound();
      await press(visitor, 'Speichern');
      await said(visitor, 'Projekt erfolgreich angelegt.');
      await page.getByLabel('Suche').fill('weiher');
      const row = page.getByRole('row', { name: /S-77 Scheune am Weiher/ });
      await row.getByText('Wohnbau').waitFor();
      await row.getByText('Denkmal').waitFor();
    }));

  it('[PROJ-11] [PROJ-17] [PROJ-20] [RATE-02] [RATE-04] are changed and looked at', () =>
    stage.visiting(ADMIN, DESKTOP, '/projects', async (visitor) => {
      const { page } = visitor;
      await page.getByRole('link', { name: `${NAME} bearbeiten` }).click();
      await field(visitor, 'Interne ID').fill('100001');
      await press(visitor, 'Speichern');
      await said(visitor, 'Interne ID bereits vorhanden.');
      // The refusal is expected; the browser logs every 409 as an error.
      await expect.poll(() => visitor.problems).toEqual([expect.stringMatching(/409/)]);
      visitor.problems.splice(0);
      await field(visitor, 'Interne ID').fill('S-78');
      await page.getByRole('button', { name: /^Stundensatz .* bearbeiten$/ }).click();
      await page.getByLabel('Euro je Stunde').fill('62');
      await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
      await said(visitor, 'Stundensatz erfolgreich geupdated.');
      await press(visitor, 'Speichern');
      await said(visitor, 'Projekt erfolgreich geupdated.');
      await page.getByRole('link', { name: NAME, exact: true }).click();
      await title(visitor, NAME);
      await page.getByRole('cell', { name: '62,00 €/h' }).waitFor();
      await said(visitor, 'S-78');
    }));

  it('[PROJ-21] [PROJ-22] the chart is only loaded where it is shown, and screen readers get its figures', () =>
    stage.visiting(EMPLOYEE, PHONE, '/release-notes', async (visitor) => {
      const { page } = visitor;
      const charts: string[] = [];
      page.on('response', async (response) => {
        if (!response.url().endsWith('.js')) return;
        const code = await response.text().catch(() => '');
        if (code.includes('_echarts_instance_')) charts.push(response.url());
      });
      await visitor.open('/projects');
      await page.getByRole('link', { name: 'Dachstuhl Lindenweg', exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(charts).toEqual([]);
      await page.getByRole('link', { name: 'Dachstuhl Lindenweg', exact: true }).click();
      await page.locator('.sb-chart svg').first().waitFor();
      expect(charts).toHaveLength(1);
      const figures = page.getByRole('table', { name: 'Stunden je Mitarbeiter' });
      await expect.poll(() => figures.getByRole('row').count()).toBeGreaterThan(3);
      await page.getByRole('row', { name: /Summe/ }).waitFor();
    }));

  it('[PROJ-23] the bookings are exported, all of them and not only the page', () =>
    stage.visiting(EMPLOYEE, DESKTOP, '/project-detail?id=1001', async (visitor) => {
      const { page } = visitor;
      const bookings = page.getByRole('region', { name: 'Buchungen' });
      await bookings.getByText(/Zeige 1 bis 10 von \d{3} Elementen/).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.waitForRequest(/timesheet\/project\/1001\?page=1&size=1000$/),
        bookings.getByRole('button', { name: 'Excel-Export' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('projectbookings_20.11.2026.xlsx');
    }));

  it('[PROJ-24] an unknown one leads to /403', () =>
    stage.visiting(EMPLOYEE, DESKTOP, '/project-detail?id=99999', async (visitor) => {
      await visitor.page.waitForURL(/\/403$/);
      expect(visitor.problems.splice(0)).toEqual([expect.stringMatching(/404/)]);
    }));
});

describe('what a company has not switched on', () => {
  it.each([
    ['projectbooking', EMPLOYEE, ['projectbooking'], { hours: true, customer: false }],
    ['projects and customer', READER, ['projects', 'customer'], { hours: false, customer: true }],
  ] as [string, RegExp, Flag[], { hours: boolean; customer: boolean }][])(
    '[PROJ-18] [PROJ-19] [PROJ-02] [NAV-28] with %s nobody sees more, neither on the page nor in the answer',
    async (_, who, flags, sees) => {
      await switchOn(stage.app, ADMIN, flags);
      await stage.visiting(who, DESKTOP, '/release-notes', async (visitor) => {
        const { page } = visitor;
        const answers: Promise<string>[] = [];
        page.on('response', (response) => {
          if (/\/api\/(project|customer|timesheet)/.test(response.url())) answers.push(response.text());
        });
        await visitor.open('/projects');
        await page.getByRole('link', { name: 'Dachstuhl Lindenweg', exact: true }).waitFor();
        expect(await page.getByRole('link', { name: 'Projekt anlegen' }).count()).toBe(0);
        await page.getByRole('link', { name: 'Dachstuhl Lindenweg', exact: true }).click();
        await page.getByRole('heading', { name: 'Stundensätze' }).waitFor();
        await page.waitForLoadState('networkidle');
        const seen = await page.getByRole('main').innerText();
        const heard = (await Promise.all(answers)).join();
        expect(/Gebuchte Stunden|Buchungen/.test(seen)).toBe(sees.hours);
        expect(/Wohnbau/.test(seen)).toBe(sees.customer);
        expect(/"sum_hours":\d/.test(heard)).toBe(sees.hours);
        expect(/Wohnbau|Lindenweg 1/.test(heard.replaceAll('Dachstuhl', ''))).toBe(sees.customer);
      });
    },
  );

  it('[ACC-33] [ACC-34] [NAV-02] with neither flag there are no projects at all', async () => {
    await switchOn(stage.app, ADMIN, ['timebooking']);
    await stage.visiting(ADMIN, DESKTOP, async (visitor) => {
      const { page } = visitor;
      expect(await page.getByRole('link', { name: 'Projekte', exact: true }).count()).toBe(0);
      await visitor.open('/projects');
      await page.waitForURL(/\/dashboard$/);
      await visitor.open('/project-detail?id=1001');
      await page.waitForURL(/\/403$/);
    });
  });
});

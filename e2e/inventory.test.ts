import { describe, expect, it } from 'vitest';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE, type Visitor } from './support/visitor.ts';

const stage = setStage();

const EMPLOYEE = /^Mitarbeiterin/;
const heading = ({ page }: Visitor, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const field = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name });
const said = ({ page }: Visitor, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the inventory', () => {
  it('[INV-04] [INV-05] [NAV-09] is entered at the desk', () =>
    stage.visiting(EMPLOYEE, DESKTOP, async (visitor) => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Inventar', exact: true }).click();
      await heading(visitor, 'Inventar');
      await page.getByRole('link', { name: 'Inventar anlegen' }).click();
      await field(visitor, 'Name').fill('Hubsteiger 12 m');
      await page.getByLabel('Kategorie').selectOption('Fahrzeug');
      await field(visitor, 'Menge').fill('1');
      await field(visitor, 'TÜV').fill('19.11.2026');
      await page.keyboard.press('Tab');
      await field(visitor, 'Seriennummer').fill('HS-12');
      await page.locator('.sb-calendar:visible').waitFor({ state: 'hidden' });
      await visitor.expectSound();
      await press(visitor, 'Speichern');
      await said(visitor, 'Inventar erfolgreich angelegt.');
    }));

  it('[INV-01] [INV-07] is found on the phone, with its TÜV date, and gets notes', () =>
    stage.visiting(EMPLOYEE, PHONE, '/inventory', async (visitor) => {
      const { page } = visitor;
      await page.getByRole('searchbox').fill('hubst');
      await said(visitor, 'Zeige 1 bis 1 von 1 Elementen');
      await said(visitor, 'überfällig');
      await visitor.expectSound();
      await page.getByRole('link', { name: 'Hubsteiger 12 m', exact: true }).click();
      await heading(visitor, 'Hubsteiger 12 m');
      await field(visitor, 'Notizen').fill('• steht am Tor 3');
      await press(visitor, 'Speichern');
      await said(visitor, 'Notizen erfolgreich aktualisiert.');
    }));

  it('[INV-05] is deleted after a question', () =>
    stage.visiting(EMPLOYEE, PHONE, '/inventory', async (visitor) => {
      const { page } = visitor;
      await page.getByRole('searchbox').fill('hubst');
      await page.getByRole('link', { name: 'Hubsteiger 12 m bearbeiten' }).click();
      await heading(visitor, 'Inventar bearbeiten');
      await expect.poll(() => field(visitor, 'Notizen').inputValue()).toBe('• steht am Tor 3');
      await press(visitor, 'Löschen');
      await said(visitor, 'Wollen Sie den Eintrag wirklich löschen?');
      await visitor.expectSound();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await said(visitor, 'Inventar erfolgreich gelöscht.');
      await heading(visitor, 'Inventar');
      await page.getByRole('searchbox').fill('hubst');
      await said(visitor, 'Nichts gefunden.');
    }));

  it('[ACC-24] [AMB-21] is only read by a reader', () =>
    stage.visiting(/^Leserin/, DESKTOP, '/inventory', async (visitor) => {
      const { page } = visitor;
      await page.getByRole('table').waitFor();
      expect(await page.getByRole('link', { name: /bearbeiten|anlegen/ }).count()).toBe(0);
      await visitor.open('/new-inventory');
      await said(visitor, 'Keine Berechtigungen');
    }));

  it('[ACC-22] [ACC-25] [NAV-09] is closed to a company without the module', () =>
    stage.visiting(/^Mitarbeiter, Gartenbau/, DESKTOP, async (visitor) => {
      const { page } = visitor;
      expect(await page.getByRole('link', { name: 'Inventar', exact: true }).count()).toBe(0);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      for (const path of ['/inventory', '/inventory-detail?id=1']) {
        await visitor.open(path);
        await said(visitor, 'Keine Berechtigungen');
      }
      expect(loaded.filter((url) => url.includes('/remotes/inventory/'))).toEqual([]);
    }));
});

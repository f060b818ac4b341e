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
const input = ({ page }: Visitor, name: string) => page.locator(`input[name=${name}]`);

const NAME = 'Gärtnerei Ölbaum';

/** On the list of customers. */
async function openDetail(visitor: Visitor): Promise<void> {
  await visitor.page.getByLabel('Suche').fill('ölbaum');
  await visitor.page.getByRole('link', { name: NAME, exact: true }).click();
  await title(visitor, NAME);
}

describe('customers', () => {
  it('[CUST-01] [CUST-03] [CUST-04] [CUST-07] are created at the desk with two addresses', () =>
    stage.visiting(ADMIN, DESKTOP, async (visitor) => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Kunden', exact: true }).click();
      await title(visitor, 'Kunden');
      await page.getByRole('link', { name: 'Kunde anlegen' }).click();
      await input(visitor, 'customer_name').fill(NAME);
      await input(visitor, 'phone').fill('0731 / 44-0');
      await input(visitor, 'email').fill('post@oelbaum.example');
      await input(visitor, 'customer_street').fill('Hangweg');
      await input(visitor, 'customer_house_number').fill('3a');
      await input(visitor, 'customer_city').fill('Ulm');
      await page.getByRole('checkbox', { name: 'Zweite Adresse' }).click();
      await input(visitor, 'customer_city2').fill('Lindau');
      await visitor.expectSound();
      await press(visitor, 'Speichern');
      await said(visitor, 'Kunde erfolgreich angelegt.');
    }));

  it('[CUST-06] [CUST-08] [CUST-09] [CUST-10] [AMB-73] are looked up on the phone, and notes are written', () =>
    stage.visiting(EMPLOYEE, PHONE, '/customer', async (visitor) => {
      const { page } = visitor;
      await openDetail(visitor);
      expect(await page.getByRole('link', { name: '0731 / 44-0' }).getAttribute('href')).toBe('tel:0731440');
      await expect.poll(() => page.getByRole('link', { name: /Karte/ }).count()).toBe(2);
      const notes = page.getByLabel('Notizen zum Kunden');
      await press(visitor, 'Pfeil → einfügen');
      await page.keyboard.type('Montag anrufen');
      await expect.poll(() => notes.inputValue()).toBe('→ Montag anrufen');
      await visitor.expectSound();
      await press(visitor, 'Speichern');
      await said(visitor, 'Notizen erfolgreich aktualisiert.');
      await page.reload();
      await expect.poll(() => notes.inputValue()).toBe('→ Montag anrufen');
    }));

  it('[CUST-04] [CUST-07] are changed; the second address is removed', () =>
    stage.visiting(ADMIN, DESKTOP, '/customer', async (visitor) => {
      const { page } = visitor;
      await openDetail(visitor);
      await page.getByRole('link', { name: 'Bearbeiten' }).click();
      await page.getByRole('checkbox', { name: 'Zweite Adresse' }).click();
      await input(visitor, 'customer_city').fill('Neu-Ulm');
      await press(visitor, 'Speichern');
      await said(visitor, 'Kunde erfolgreich geupdated.');
      await visitor.open('/customer');
      await openDetail(visitor);
      await page.getByRole('link', { name: /Hangweg 3a\s*Neu-Ulm/ }).waitFor();
      await expect.poll(() => page.getByRole('link', { name: /Karte/ }).count()).toBe(1);
      await visitor.open('/address');
      await page.getByLabel('Suche').fill('Neu-Ulm');
      await page.getByRole('row', { name: /Gärtnerei Ölbaum Hangweg 3a/ }).waitFor();
    }));

  it('[ACC-45] [NAV-28] are read by readers', () =>
    stage.visiting(READER, DESKTOP, '/customer', async (visitor) => {
      await openDetail(visitor);
      await visitor.page.getByText('→ Montag anrufen').waitFor();
      expect(await visitor.page.getByRole('main').getByRole('textbox').count()).toBe(0);
      expect(await visitor.page.getByRole('link', { name: 'Bearbeiten' }).count()).toBe(0);
      await visitor.expectSound();
    }));

  it('[ACC-18] [ACC-19] [NAV-08] [ADDR-02] [API-80] are nowhere without the flag; the own address is', async () => {
    await switchOn(stage.app, ADMIN, ['timebooking']);
    await stage.visiting(ADMIN, DESKTOP, async (visitor) => {
      const { page } = visitor;
      expect(await page.getByRole('link', { name: 'Kunden', exact: true }).count()).toBe(0);
      await visitor.open('/customer');
      await page.waitForURL(/\/403$/);
      await visitor.open('/customer-detail?id=1');
      await page.waitForURL(/\/dashboard$/);
      await visitor.open('/address');
      await page.getByRole('link', { name: /Musterstraße 12/ }).waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
    });
  });
});

import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { CompanySettingsPage } from './company-settings-page.tsx';
import { expected, features, figure, settingsWith } from './features.fixture.ts';
import { FeaturesField } from './features-field.tsx';
import { afterSwitch, switchedIn } from './switches.ts';

describe('the page', () => {
  const admin: Person = { role: 'admin' };
  const company = { id: 1, name: 'Holzbau Berger', permission: '1111111000', employee_count: 12, version: 1 };

  function show(settings = settingsWith(), calls: Answers = {}, path = '/company-settings') {
    const answers = {
      'GET /api/company/settings': settings,
      'POST /api/company/features/preview': expected,
      'POST /api/company/features/recommended/preview': expected,
      'POST /api/company/features': settings,
      'POST /api/company/features/recommended': settings,
      'GET /api/company/current': { ...company, features: [], now: '2026-11-20T10:00:00Z' },
      ...calls,
    };
    return renderPage(<CompanySettingsPage features={features} />, {
      path,
      person: admin,
      calls: answers,
    });
  }

  const login = { value: {}, version: 1, since: null, recommended_on: null };

  type Screen = Awaited<ReturnType<typeof show>>;
  const card = (screen: Screen, name: string) => screen.getByRole('article', { name });
  const list = (screen: Screen) => screen.getByRole('navigation', { name: 'Funktionen' });
  const choose = (screen: Screen, name: string) =>
    list(screen).getByRole('link', { name, exact: false }).click();
  const look = async (screen: Screen, name: string) => {
    await choose(screen, name);
    await card(screen, name)
      .getByRole('button', { name: /Vorschau/ })
      .click();
  };
  const written = (screen: Screen, path: string) =>
    screen.sent.filter(({ call }) => call === `POST /api/company/features${path}`).map(({ body }) => body);

  it('[OVT-04] what an account of hours begins with is proposed in the preview, and may be typed there', async () => {
    const opening = {
      user: 8,
      first_name: 'Bernd',
      name: 'Neumann',
      figure: 'Eröffnung des Stundenkontos (Stunden)',
      before: null,
      after: -5,
      proposed: true,
    };
    const other = { ...opening, user: 9, first_name: 'Ida', name: 'Ost', after: 2 };
    const screen = await show(settingsWith(), {
      'POST /api/company/features/preview': { ...expected, figures: [opening, other] },
    });
    await look(screen, 'Boden');
    const field = screen.getByLabelText('Eröffnung von Bernd Neumann in Stunden');
    await expect.element(field).toHaveValue('−5');
    await field.fill('1,5');
    await card(screen, 'Boden').getByRole('button', { name: 'Einschalten', exact: true }).click();
    await expect.poll(() => written(screen, '')).toHaveLength(1);
    expect(written(screen, '')[0]).toMatchObject({ on: true, openings: [{ user: 8, hours: 1.5 }] });
  });

  describe('the settings of a company', () => {
    it('[FND-15] [SCR-01] begin with the recommended features, and list each in its group, on or off', async () => {
      const screen = await show(
        settingsWith({ ground: { since: '2026-11-01' }, roof: { since: '2027-01-01' } }),
      );
      await expect.element(card(screen, 'Empfohlene Funktionen')).toBeVisible();
      const shown = () => [...document.querySelectorAll('nav p, nav a')].map((one) => one.textContent);
      expect(shown()).toEqual([
        ...['Empfohlene Funktionen', 'Kalender und Verträge', 'Boden an'],
        ...['Konten und Monat', 'Dach an', 'Sicherheit und Nachweis', 'Schuppen aus'],
      ]);
      await choose(screen, 'Boden');
      const ground = card(screen, 'Boden');
      await expect.element(ground.getByText('Das bringt Boden.')).toBeVisible();
      await expect.element(ground.getByText('eingeschaltet')).toBeVisible();
      await expect.element(ground.getByText('Gilt seit 01.11.2026')).toBeVisible();
      expect(screen.getByRole('article').elements()).toHaveLength(1);
      await expect
        .element(list(screen).getByRole('link', { name: 'Boden', exact: false }))
        .toHaveAttribute('aria-current', 'true');
      await choose(screen, 'Dach');
      await expect.element(card(screen, 'Dach').getByText('Gilt ab 01.01.2027')).toBeVisible();
      await choose(screen, 'Schuppen');
      await expect.element(card(screen, 'Schuppen').getByText('ausgeschaltet')).toBeVisible();
      expect(screen.at()).toBe('/company-settings?feature=shed');
    });

    it('[SCR-01] are found by what can be set there', async () => {
      const screen = await show({ ...settingsWith(), login });
      const found = () =>
        list(screen)
          .getByRole('link')
          .elements()
          .map((link) => link.textContent);
      await screen.getByLabelText('Einstellung suchen').fill('registrieren');
      await expect.poll(found).toEqual(['Anmeldung und Registrierung']);
      await screen.getByLabelText('Einstellung suchen').fill('bringt Schuppen');
      await expect.poll(found).toEqual(['Schuppen aus']);
      await screen.getByLabelText('Einstellung suchen').fill('Keller');
      await expect.element(screen.getByText('Dazu gibt es keine Einstellung.')).toBeVisible();
    });

    it('have nothing for what the server does not know yet', async () => {
      const { roof: _, ...others } = settingsWith();
      const screen = await show(others);
      await expect.element(list(screen).getByRole('link', { name: 'Boden', exact: false })).toBeVisible();
      await expect
        .element(list(screen).getByRole('link', { name: 'Dach', exact: false }))
        .not.toBeInTheDocument();
    });

    it('[SCR-03] ask once before another feature takes the place of unsaved changes', async () => {
      const screen = await show({ ...settingsWith(), login });
      await choose(screen, 'Anmeldung und Registrierung');
      await screen.getByLabelText('Wer sich registrieren kann').selectOptions('Nur mit Einladung');
      await choose(screen, 'Dach');
      const question = screen.getByRole('dialog');
      await expect.element(question).toBeVisible();
      await question.getByRole('button', { name: 'Hier bleiben' }).click();
      await expect.element(screen.getByLabelText('Wer sich registrieren kann')).toHaveValue('invited');
      await choose(screen, 'Dach');
      await question.getByRole('button', { name: 'Verlassen' }).click();
      await expect.element(card(screen, 'Dach')).toBeVisible();
      // What was left is gone, and is asked about no more.
      await choose(screen, 'Schuppen');
      await expect.element(card(screen, 'Schuppen')).toBeVisible();
    });

    it('[AMB-106] can be asked for again when they cannot be loaded, and lead to /403 where they are closed', async () => {
      const screen = await show(settingsWith(), {
        'GET /api/company/settings': refuse(500, 'internal_error', 'Fehler!'),
      });
      await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
      await screen.unmount();
      const closed = await show(settingsWith(), {
        'GET /api/company/settings': refuse(403, 'forbidden', 'Keine Berechtigungen'),
      });
      await expect.poll(closed.at).toBe('/403');
    });

    it('[FND-15] [SCR-01] are a list on the phone, and each feature a page of its own', async () => {
      await browserPage.viewport(360, 800);
      try {
        const screen = await show();
        await expect.element(list(screen)).toBeVisible();
        expect(screen.getByRole('article').elements()).toEqual([]);
        await look(screen, 'Boden');
        await expect.element(screen.getByText(figure.figure)).toBeVisible();
        await expect.element(list(screen)).not.toBeInTheDocument();
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
        await screen.getByRole('link', { name: 'Alle Einstellungen' }).click();
        await expect.element(list(screen)).toBeVisible();
        expect(document.activeElement?.contains(list(screen).element())).toBe(true);
      } finally {
        await browserPage.viewport(1280, 900);
      }
    });

    it('[SSO-04] [SCR-01] open what a try of the sign-on comes back to', async () => {
      const screen = await show(settingsWith(), {}, '/company-settings#sso=tested');
      await expect.poll(screen.at).toMatch(/feature=security/);
    });
  });

  describe('a feature', () => {
    it('[FND-05] shows every figure that would change before it is switched', async () => {
      const screen = await show();
      await look(screen, 'Boden');
      const row = screen.getByRole('row').filter({ hasText: 'Bernd Neumann' });
      await expect.element(row).toMatchTextContent(/Soll Dezember 2026 \(Stunden\)184176/);
      await expect.element(screen.getByText('Nur zur Probe.')).toBeVisible();
      expect(written(screen, '')).toEqual([]);
      await card(screen, 'Boden').getByLabelText('Gilt ab').selectOptions('1. Dezember 2026');
      await card(screen, 'Boden').getByRole('button', { name: 'Einschalten', exact: true }).click();
      await expect.element(screen.getByText('Funktion eingeschaltet.')).toBeVisible();
      const change = { feature: 'ground', on: true };
      expect(written(screen, '')).toEqual([{ ...change, since: '2026-12-01' }]);
      expect(written(screen, '/preview')).toEqual([
        { ...change, since: '2026-11-01' },
        { ...change, since: '2026-12-01' },
      ]);
      await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
      // The navigation and every figure on the page are asked for again.
      const asked = () => screen.sent.filter(({ call }) => call === 'GET /api/company/settings').length;
      await expect.poll(asked).toBe(2);
    });

    it('[FND-05] offers the first of this month and of the twelve after it', async () => {
      const screen = await show();
      await look(screen, 'Boden');
      const choices = card(screen, 'Boden').getByLabelText('Gilt ab').getByRole('option');
      await expect.poll(() => choices.elements().length).toBe(13);
      expect(choices.elements().map((one) => one.textContent)).toMatchObject({
        0: '1. November 2026',
        1: '1. Dezember 2026',
        12: '1. November 2027',
      });
    });

    it('[FND-06] that needs another one says which, and cannot be switched', async () => {
      const needs = { requires: ['ground'], warnings: [], figures: [] };
      const screen = await show(settingsWith(), { 'POST /api/company/features/preview': needs });
      await look(screen, 'Dach');
      await expect.element(screen.getByText('Zuerst „Boden“ einschalten.')).toBeVisible();
      const button = card(screen, 'Dach').getByRole('button', { name: 'Einschalten', exact: true });
      await expect.element(button).not.toBeInTheDocument();
      await card(screen, 'Dach').getByRole('button', { name: 'Abbrechen' }).click();
      await expect.element(screen.getByText('Zuerst „Boden“ einschalten.')).not.toBeInTheDocument();
    });

    it('[FND-06] is switched off the same way, and says when nothing changes', async () => {
      const nothing = { requires: [], warnings: [], figures: [] };
      const screen = await show(settingsWith({ ground: { since: '2026-11-01' } }), {
        'POST /api/company/features/preview': nothing,
      });
      await look(screen, 'Boden');
      await expect.element(screen.getByText('Keine Zahl wird dadurch eine andere.')).toBeVisible();
      await expect.element(screen.getByLabelText('Gilt ab')).not.toBeInTheDocument();
      expect(document.activeElement?.contains(card(screen, 'Boden').element())).toBe(true);
      await card(screen, 'Boden').getByRole('button', { name: 'Ausschalten', exact: true }).click();
      await expect
        .element(screen.getByText('Funktion ausgeschaltet. Alle Daten bleiben erhalten.'))
        .toBeVisible();
      expect(written(screen, '')).toEqual([{ feature: 'ground', on: false }]);
    });

    it('says why it was not switched, and stays open', async () => {
      const sentence = 'Zuerst „Dach“ ausschalten.';
      const screen = await show(settingsWith({ ground: { since: '2026-11-01' } }), {
        'POST /api/company/features': refuse(409, 'feature_requires', sentence, 'feature'),
      });
      await look(screen, 'Boden');
      await card(screen, 'Boden').getByRole('button', { name: 'Ausschalten', exact: true }).click();
      await expect.element(screen.getByText(sentence)).toBeVisible();
      await expect.element(card(screen, 'Boden').getByRole('button', { name: 'Abbrechen' })).toBeVisible();
    });
  });

  describe('the recommended features', () => {
    it('[FND-15] are looked at and switched on together', async () => {
      const screen = await show();
      await expect
        .element(screen.getByText('In einem Schritt eingeschaltet werden: „Boden“, „Dach“.'))
        .toBeVisible();
      await screen.getByRole('button', { name: 'Empfohlene Funktionen einschalten' }).click();
      await expect.element(screen.getByRole('row').filter({ hasText: 'Bernd Neumann' })).toBeVisible();
      await screen.getByRole('button', { name: 'Einschalten', exact: true }).click();
      await expect.element(screen.getByText('Die empfohlenen Funktionen sind eingeschaltet.')).toBeVisible();
      expect(written(screen, '/recommended')).toEqual([{ on: true, since: '2026-11-01' }]);
    });

    it('[FND-15] are undone on the same day, and not on the next', async () => {
      const on = { since: '2026-11-01', recommended_on: '2026-11-20' };
      const screen = await show(settingsWith({ ground: on, roof: { ...on, recommended_on: null } }));
      await expect.element(screen.getByText(/Heute gemeinsam eingeschaltet: „Boden“\./)).toBeVisible();
      await expect
        .element(screen.getByRole('button', { name: 'Empfohlene Funktionen einschalten' }))
        .not.toBeInTheDocument();
      await screen.getByRole('button', { name: 'Rückgängig machen' }).click();
      await expect.element(screen.getByRole('row').filter({ hasText: 'Bernd Neumann' })).toBeVisible();
      await screen.getByRole('button', { name: 'Rückgängig machen' }).click();
      await expect
        .element(screen.getByText('Die empfohlenen Funktionen sind wieder ausgeschaltet.'))
        .toBeVisible();
      expect(written(screen, '/recommended')).toEqual([{ on: false }]);
      await screen.unmount();
      const old = { ...on, recommended_on: '2026-11-19' };
      const later = await show(settingsWith({ ground: old, roof: old }));
      await expect.element(later.getByText('Alle empfohlenen Funktionen sind eingeschaltet.')).toBeVisible();
      await expect.element(later.getByRole('button', { name: 'Rückgängig machen' })).not.toBeInTheDocument();
    });
  });
});

describe('features', () => {
  const changes: string[] = [];

  function Form({ error }: { error?: string }) {
    const [values, setValues] = useState({ permission: '0000000000', features: 'later' });
    const onSwitch = (name: string, isOn: boolean) => {
      const next = afterSwitch(values, name, isOn, features);
      changes.push(next.features);
      setValues(next);
    };
    return (
      <FeaturesField
        {...{ id: 'features', name: 'features', value: switchedIn(values), onSwitch, error, features }}
        disabled={false}
      />
    );
  }

  it('[FND-04] [FND-06] the company form of the global admin has the switches as a group of their own', async () => {
    const screen = await renderPage(<Form />);
    const group = screen.getByRole('group', { name: 'Funktionen' });
    await expect.element(group.getByRole('checkbox', { name: 'Boden' })).not.toBeChecked();
    const roof = group.getByRole('checkbox', { name: 'Dach' });
    await expect.element(roof).toHaveAccessibleDescription('Das bringt Dach. Braucht „Boden“.');
    await roof.click();
    await expect.element(group.getByRole('checkbox', { name: 'Boden' })).toBeChecked();
    await group.getByRole('checkbox', { name: 'Boden' }).click();
    await expect.element(roof).not.toBeChecked();
    // A name that this release does not know stays as it is.
    expect(changes).toEqual(['later,ground,roof', 'later']);
  });

  it('[FND-06] says at the group what must be switched first', async () => {
    const screen = await renderPage(<Form error="Zuerst „Boden“ einschalten." />);
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Zuerst „Boden“ einschalten.');
  });
});

import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { visibilityFeature } from '@stundenbuch/domain/records/visibility/features';
import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { decisionsFeature } from '@stundenbuch/domain/workflows/decisions/features';
import { type FieldProps, Form } from '@stundenbuch/web/form';
import { DecimalField } from '@stundenbuch/web/kit';
import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { FeaturePane } from './feature-pane.tsx';
import { SETTINGS_OF } from './feature-settings.ts';
import { settingsWith } from './features.fixture.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import '../admin.css';

describe('a form of settings', () => {
  const on = (value: Record<string, unknown>) => ({
    value,
    version: 2,
    since: '2026-11-01',
    recommended_on: null,
  });

  /** The form of a feature with these settings. */
  const show = (
    group: Parameters<typeof SettingsForm>[0]['group'],
    value: Record<string, unknown>,
    calls: Answers = {},
  ) =>
    renderPage(<SettingsForm group={group} setting={on(value)} />, {
      person: { role: 'admin' },
      calls: { [`PUT /api/company/settings/${group.name}`]: settingsWith(), ...calls },
    });

  it('[FND-04] every feature that has settings has a form', () => {
    const withSettings = FEATURES.filter(({ fields }) => fields).map(({ name }) => name);
    expect([...SETTINGS_OF.keys()]).toEqual(withSettings);
  });

  it('[DEC-05] kinds that are approved at once are ticked one by one', async () => {
    const screen = await show(decisionsFeature, { self_approval: true, auto_approve: [20] });
    await expect.element(screen.getByRole('checkbox', { name: 'Krankheit' })).toBeChecked();
    await screen.getByRole('checkbox', { name: 'Berufsschule/Uni' }).click();
    await screen.getByRole('checkbox', { name: 'Krankheit' }).click();
    await screen.getByRole('checkbox', { name: /Admins dürfen über ihre eigenen/ }).click();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
    const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
    expect(sent?.body).toEqual({ value: { self_approval: false, auto_approve: [90] }, version: 2 });
  });

  it('[AUD-05] the years of the log are chosen between two and ten, and sent', async () => {
    const value = { keep_years: 3 };
    const screen = await show(auditFeature, value);
    const years = screen.getByLabelText('Der Inhalt von Änderungen bleibt lesbar für');
    await expect.element(years).toHaveValue('3');
    expect([...(years.element() as HTMLSelectElement).options].map(({ label }) => label)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${n} Jahre`),
    );
    await years.selectOptions('5 Jahre');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
    const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
    expect(sent?.body).toEqual({ value: { keep_years: 5 }, version: 2 });
  });

  const looks = async (role: 'table' | 'list', size: [number, number]) => {
    await page.viewport(...size);
    const { matrix } = visibilityFeature.settings.parse({});
    const betrayed = refuse(400, 'matrix_betrays', 'So verrät „abwesend“ die Krankheit.', 'matrix');
    const screen = await show(
      visibilityFeature,
      { matrix },
      { 'PUT /api/company/settings/visibility': betrayed },
    );
    await expect.element(screen.getByRole(role).first()).toBeVisible();
    const look = (type: string, who: string) => screen.getByLabelText(`${type}: ${who}`, { exact: true });
    await expect.element(look('Krankheit', 'Kollegen')).toHaveValue('nothing');
    await expect.element(look('Krankheit', 'Leser')).toHaveValue('type');
    await look('Urlaub', 'Kollegen').selectOptions('„abwesend“');
    await look('Urlaub', 'Gleicher Arbeitsplatz').selectOptions('die Art');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    return { screen, look };
  };

  it.each([
    ['table', [1280, 900]],
    ['list', [390, 800]],
  ] as const)(
    '[VIS-01] [SET-38] who sees what is a %s at %o, and what betrays sickness is refused there',
    async (role, size) => {
      const { screen, look } = await looks(role, [...size]);
      await expect.element(screen.getByText('So verrät „abwesend“ die Krankheit.').first()).toBeVisible();
      const sent = screen.sent.filter(({ call }) => call.startsWith('PUT'));
      expect(sent).toMatchObject([
        { body: { value: { matrix: { colleague: { 10: 'away', 20: 'nothing' }, job: { 10: 'type' } } } } },
      ]);
      await look('Krankheit', 'Kollegen').selectOptions('„abwesend“');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByRole('group')).toHaveAccessibleDescription(/So verrät/);
      expect(screen.sent.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
    },
  );

  it('[VIS-01] no choice of the table is cut beside the list of a screen of 1 280 pixels', async () => {
    await page.viewport(1280, 900);
    const { matrix } = visibilityFeature.settings.parse({});
    const screen = await show(visibilityFeature, { matrix });
    const table = screen.getByRole('table').first();
    await expect.element(table).toBeVisible();
    table.element().parentElement?.style.setProperty('width', '579px');
    const widths = () =>
      [...table.element().querySelectorAll('select')].map((select) => {
        const given = select.offsetWidth;
        select.style.width = 'max-content';
        const needed = select.offsetWidth;
        select.style.width = '';
        return { given, needed };
      });
    await expect.poll(() => widths()[0]?.given).toBeLessThan(130);
    for (const { given, needed } of widths()) expect(given).toBeGreaterThanOrEqual(needed);
  });

  it('[OVT-02] [OVT-05] [OVT-06] what costs hours, the limits and the credit rule are chosen and sent', async () => {
    const value = { type80: 'lowering', warn_over: 40, warn_under: -20, only_credit: false };
    const screen = await show(overtimeFeature, value);
    const save = screen.getByRole('button', { name: 'Speichern' });
    const under = screen.getByLabelText('Warnen unter (Stunden)');
    await under.fill('');
    await save.click();
    await expect.element(screen.getByText('Ungültige Eingabe.')).toBeVisible();
    await under.fill('-10,5');
    await screen.getByLabelText('Schlecht Wetter').selectOptions('kostet keine Stunden');
    await screen.getByLabelText('Überstundenabbau nur aus Guthaben').click();
    await save.click();
    await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
    const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
    expect(sent?.body).toEqual({
      value: { type80: 'neutral', warn_over: 40, warn_under: -10.5, only_credit: true },
      version: 2,
    });
  });

  it('[CLK-03] [CLK-06] [CLK-07] [CLK-08] rounding and the hours of a forgotten clock are chosen and sent', async () => {
    const value = { rounding: 'none', forgotten_after: 16, terminal_balance: false, auto_break: 'off' };
    const screen = await show(punchFeature, value, { 'GET /api/clock/terminal': [] });
    const save = screen.getByRole('button', { name: 'Speichern' });
    const hours = screen.getByLabelText('Uhr gilt als vergessen nach (Stunden)');
    await hours.fill('9');
    await save.click();
    await expect.element(screen.getByText('Ungültige Eingabe.')).toBeVisible();
    await hours.fill('12');
    await screen.getByLabelText('Rundung').selectOptions('auf 15 Minuten');
    await screen.getByLabelText('Fehlende Pause beim Gehen').selectOptions('zum Eintragen vorschlagen');
    await screen.getByLabelText('Stundenkonto am Terminal zeigen').click();
    await save.click();
    await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
    const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
    expect(sent?.body).toEqual({
      value: { rounding: '15', forgotten_after: 12, terminal_balance: true, auto_break: 'suggest' },
      version: 2,
    });
  });

  it('[SCR-02] a changed setting says what it was, and one button saves all of them', async () => {
    const value = { type80: 'lowering', warn_over: 40, warn_under: -20, only_credit: false };
    const stored = { ...value, warn_over: 50, only_credit: true };
    const screen = await show(overtimeFeature, value, {
      'PUT /api/company/settings/overtime': { overtime: { ...on(stored), version: 3 } },
    });
    const status = screen.getByRole('status').filter({ hasText: 'gespeichert' });
    const over = screen.getByLabelText('Warnen über (Stunden)');
    await expect.element(over).toBeVisible();
    await expect.element(status).not.toBeInTheDocument();
    await over.fill('50');
    await expect.element(screen.getByText('1 Änderung noch nicht gespeichert')).toBeVisible();
    await expect.element(screen.getByText('bisher: 40')).toBeVisible();
    await screen.getByLabelText('Überstundenabbau nur aus Guthaben').click();
    await expect.element(screen.getByText('2 Änderungen noch nicht gespeichert')).toBeVisible();
    await expect.element(screen.getByText('bisher: aus')).toBeVisible();
    expect(document.querySelectorAll('.adm-changed')).toHaveLength(2);
    // What is as it was is no change.
    await screen.getByLabelText('Überstundenabbau nur aus Guthaben').click();
    await expect.element(screen.getByText('1 Änderung noch nicht gespeichert')).toBeVisible();
    await screen.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(over).toHaveValue('40');
    await expect.element(screen.getByText(/noch nicht gespeichert/)).not.toBeInTheDocument();
    await over.fill('50');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
    await expect.element(screen.getByText(/noch nicht gespeichert/)).not.toBeInTheDocument();
    // It begins again with what is stored, and its version.
    await expect.element(screen.getByLabelText('Überstundenabbau nur aus Guthaben')).toBeChecked();
    await over.fill('60');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    const versions = () =>
      screen.sent
        .filter(({ call }) => call.startsWith('PUT'))
        .map(({ body }) => (body as { version: number }).version);
    await expect.poll(versions).toEqual([2, 3]);
  });

  it('[DEC-05] [SCR-02] a list of values that is as it was is no change', async () => {
    const screen = await show(decisionsFeature, { self_approval: true, auto_approve: [20] });
    const sick = screen.getByRole('checkbox', { name: 'Krankheit' });
    await sick.click();
    await expect.element(screen.getByText('1 Änderung noch nicht gespeichert')).toBeVisible();
    await sick.click();
    await expect.element(screen.getByText(/noch nicht gespeichert/)).not.toBeInTheDocument();
  });

  it.each([
    [1280, true],
    [360, false],
  ])(
    '[SCR-02] at %i pixels the button stays at the foot of a long form, names beside fields: %s',
    async (width, isBeside) => {
      await page.viewport(width, 700);
      const setting = on(lawFeature.settings.parse({}));
      const detail = (
        <div className="adm-detail">
          <FeaturePane feature={lawFeature} setting={setting} features={[lawFeature]} />
        </div>
      );
      const screen = await renderPage(detail, { person: { role: 'admin' } });
      const save = screen.getByRole('button', { name: 'Speichern' });
      await expect.element(save).toBeVisible();
      expect(document.documentElement.scrollHeight).toBeGreaterThan(900);
      expect(save.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(700);
      const field = screen.getByLabelText('Pause zu kurz (§ 4 ArbZG)').element();
      const label = (field as HTMLSelectElement).labels[0]?.getBoundingClientRect();
      expect((label?.right ?? 0) <= field.getBoundingClientRect().left).toBe(isBeside);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await page.viewport(1280, 900);
    },
  );

  describe('of logging in', () => {
    const stored = loginSettings.settings.parse({});
    const SAVE = 'PUT /api/company/settings/login';

    function open(features: string[], calls: Answers = {}) {
      const setting = { value: stored, version: 3, since: null, recommended_on: null };
      return renderPage(<SettingsForm group={loginSettings} setting={setting} />, {
        person: { role: 'admin', features },
        calls: { [SAVE]: settingsWith(), ...calls },
      });
    }

    it('[MFA-06] proposes the first possible day, and sends who needs a second factor from when on', async () => {
      const screen = await open(['security']);
      const day = screen.getByRole('textbox', { name: /^Zweiter Faktor nötig ab/ });
      await expect.element(screen.getByLabelText('Wer einen zweiten Faktor braucht')).toBeVisible();
      expect(day.elements()).toEqual([]);
      await screen.getByLabelText('Wer einen zweiten Faktor braucht').selectOptions('Admins');
      await expect.element(day).toHaveValue('04.12.2026');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
      expect(screen.sent.find(({ call }) => call === SAVE)?.body).toEqual({
        value: { ...stored, second_factor: 'admins', second_factor_from: '2026-12-04' },
        version: 3,
      });
    });

    it('[MFA-06] does not speak of it where accounts have no second factor', async () => {
      const screen = await open([]);
      await expect.element(screen.getByLabelText('Wer sich registrieren kann')).toBeVisible();
      await expect.element(screen.getByText('zweiten Faktor')).not.toBeInTheDocument();
    });
  });

  describe('of the working-time guide', () => {
    it('[LAW-11] what is said of each rule is chosen and sent', async () => {
      const value = lawFeature.settings.parse({});
      const screen = await show(lawFeature, value);
      await screen.getByLabelText('Pause zu kurz (§ 4 ArbZG)').selectOptions('Grund verlangen');
      await screen.getByLabelText('Jugendliche (JArbSchG)').selectOptions('nicht speichern');
      await screen
        .getByLabelText('Ruhezeit', { exact: true })
        .selectOptions('10 Stunden (Betriebe nach § 5 Abs. 2 ArbZG)');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
      const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
      expect(sent?.body).toEqual({
        value: { ...value, break: 'reason', minor: 'refuse', rest: 10 },
        version: 2,
      });
    });
  });
});

describe('what it holds', () => {
  const ground = {
    name: 'ground',
    label: 'Boden',
    meaning: 'Das bringt Boden.',
    group: 'Konten und Monat',
    requires: [],
    flags: [],
    isRecommended: true,
    settings: z.object({ depth: z.int('invalid_input').min(1, 'invalid_input').default(2) }),
  } as const satisfies FeatureDefinition;
  const stored = { value: { depth: 4 }, version: 3, since: null, recommended_on: null };

  function Ground({ setting }: { setting: FeatureSetting }) {
    const form = useSettingsForm(ground, setting);
    return (
      <Form form={form} actions={<button type="submit">Speichern</button>}>
        <DecimalField {...(form.field('depth') as FieldProps<number | null>)} label="Tiefe" />
      </Form>
    );
  }

  const path = '/api/company/settings/ground';
  const show = (answer: unknown) =>
    renderPage(<Ground setting={stored} />, {
      person: { role: 'admin' },
      calls: { [`PUT ${path}`]: answer },
    });

  it('[FND-04] settings are sent with the version that the form began with', async () => {
    const screen = await show(settingsWith());
    await screen.getByLabelText('Tiefe').fill('7');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
    expect(screen.sent.filter(({ call }) => call === `PUT ${path}`).map(({ body }) => body)).toEqual([
      { value: { depth: 7 }, version: 3 },
    ]);
  });

  it('[FND-04] what somebody typed stays when another admin was faster', async () => {
    const sentence = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
    const screen = await show(refuse(409, 'stale', sentence));
    await screen.getByLabelText('Tiefe').fill('7');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByLabelText('Tiefe')).toHaveValue('7');
  });

  it('[FND-04] the form says what the schema refuses, and sends nothing', async () => {
    const screen = await show(settingsWith());
    await screen.getByLabelText('Tiefe').fill('0');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Ungültige Eingabe.')).toBeVisible();
    expect(screen.sent).toEqual([]);
  });
});

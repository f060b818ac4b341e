import { catchDownloads, refuse } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import {
  answering,
  detail,
  line,
  NO_SUMS,
  openFile,
  PEOPLE,
  type Screen,
  sentRows,
  show,
} from './import.fixture.tsx';

beforeEach(() => browser.viewport(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('importMappings');
});

const press = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name }).click();
const step = (screen: Screen) =>
  screen
    .getByRole('listitem')
    .filter({ hasText: /./ })
    .elements()
    .find((item) => item.ariaCurrent === 'step')?.textContent;
const SUM = 'Summe 143,5 Tage, +8:15 h – stimmt mit der alten Liste überein';

describe('taking people over', () => {
  it('[IMP-03] [IMP-08] [IMP-09] goes from the file to its result, and sends rows alone', async () => {
    const screen = await show({
      'POST /api/import/3/rows': answering(
        [{ line: 2, openings: { day: '2026-11-01', vacation: 3.5, minutes: 750 } }],
        { vacation: 203.5, minutes: 750 },
      ),
    });
    expect(step(screen)).toMatch('Datei');
    await openFile(screen, PEOPLE);
    await expect
      .element(screen.getByText(/leute.csv: 3 Zeilen, erkannt als Vorlage \(Mitarbeiter\)/))
      .toBeVisible();
    expect(step(screen)).toMatch('Spalten zuordnen');
    await press(screen, 'Prüfen');
    // A day that is none is said here, and not sent.
    await expect.element(screen.getByText('Spalte Eintritt: „31.02.2024“ ist kein Datum.')).toBeVisible();
    await expect
      .element(screen.getByText('Am 01.11.2026: Resturlaub 3,5, Stundenkonto +12:30'))
      .toBeVisible();
    const take = screen.getByRole('button', { name: '2 Zeilen übernehmen' });
    await expect.element(take).toBeDisabled();
    // The columns of the old list, with the row that is not sent; beside it what the accounts will hold.
    await expect
      .element(
        screen.getByText(
          /^Summe der Datei: 143,5 Tage, \+8:15 h\. In Stundenbuch stehen danach 203,5 Tage, \+12:30 h:/,
        ),
      )
      .toBeVisible();
    await screen.getByLabelText(SUM).click();
    await take.click();
    await expect
      .element(
        screen.getByText(
          'Fertig: 2 neu, 0 geändert, 0 schon da, 1 nicht übernommen. Verschickt wurde nichts.',
        ),
      )
      .toBeVisible();
    expect(step(screen)).toMatch('Übernehmen');
    await expect
      .element(screen.getByRole('link', { name: 'Mitarbeiter ansehen' }))
      .toHaveAttribute('href', '/myworkers');
    expect(sentRows(screen).map(({ commit, sums_agree }) => ({ commit, sums_agree }))).toEqual([
      { commit: false, sums_agree: false },
      { commit: true, sums_agree: true },
    ]);
    const [preview] = sentRows(screen);
    expect(preview?.rows.map(({ line: at }) => at)).toEqual([2, 4]);
    expect(preview?.rows[0]).toMatchObject({
      ...{ personnelNumber: '1', first_name: 'Anna', worker_since: '2024-03-01' },
      ...{ opening_minutes: 750, vacation_lastyear: 3.5 },
    });
    expect(screen.sent.find(({ call }) => call === 'POST /api/import')?.body).toEqual({
      ...{ kind: 'people', source: 'Vorlage', file_name: 'leute.csv', starts_on: '2026-11-01' },
      ...{ round: false, create_missing: false },
    });
    expect(screen.sent.some(({ call }) => call === 'POST /api/import/3/finish')).toBe(true);
  });

  it('[IMP-10] shows old and new, and changes what is ticked alone', async () => {
    const changes = [{ field: 'Wochenstunden', old: '40', new: '38,5' }];
    const screen = await show({
      'POST /api/import/3/rows': answering([
        { line: 2, result: 'changed', changes },
        { line: 4, result: 'changed', changes },
      ]),
    });
    await openFile(screen, PEOPLE);
    await press(screen, 'Prüfen');
    await expect.element(screen.getByText('Wochenstunden: 40 → 38,5').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '0 Zeilen übernehmen' })).toBeDisabled();
    await screen.getByLabelText('Änderung übernehmen: Zeile 4').click();
    await press(screen, '1 Zeile übernehmen');
    await expect.element(screen.getByText(/^Fertig: 0 neu, 1 geändert/)).toBeVisible();
    expect(
      sentRows(screen)
        .at(-1)
        ?.rows.map(({ line: at, change }) => [at, change]),
    ).toEqual([
      [2, undefined],
      [4, true],
    ]);
  });

  it('[IMP-03] goes on with the same chunk after a lost answer', async () => {
    let lost = true;
    const answer = answering();
    const screen = await show({
      'POST /api/import/3/rows': (sent: Parameters<typeof answer>[0]) => {
        const { commit, chunk } = sent.body as { commit: boolean; chunk: number };
        if (commit && chunk === 1 && lost) {
          lost = false;
          throw new TypeError('Failed to fetch');
        }
        return answer(sent);
      },
    });
    const many = Array.from({ length: 700 }, (_, i) => `${i};Anna;Berger;a${i}@b.de;Dach;01.03.2024;;`);
    await openFile(screen, [PEOPLE.split('\n')[0], ...many].join('\n'));
    await press(screen, 'Prüfen');
    await press(screen, '700 Zeilen übernehmen');
    await expect.element(screen.getByText(/Keine Verbindung zum Server/)).toBeVisible();
    await press(screen, 'Weiter');
    await expect.element(screen.getByText(/^Fertig: 700 neu/)).toBeVisible();
    expect(
      sentRows(screen)
        .filter(({ commit }) => commit)
        .map(({ chunk, rows }) => [chunk, rows.length]),
    ).toEqual([
      [0, 500],
      [1, 200],
      [1, 200],
    ]);
  });

  it('[IMP-03] offers to end what is still running', async () => {
    let running = true;
    const screen = await show(
      {
        'POST /api/import': () =>
          running
            ? refuse(409, 'import_running', 'Es läuft schon eine Übernahme.')
            : { ...line, id: 3, state: 'running' },
        'POST /api/import/2/finish': () => {
          running = false;
          return { ...line, id: 2 };
        },
      },
      [],
      [{ ...line, id: 2, file_name: 'alt.csv', state: 'running' }],
    );
    await openFile(screen, PEOPLE);
    await press(screen, 'Prüfen');
    await expect.element(screen.getByText('Es läuft schon eine Übernahme.')).toBeVisible();
    await press(screen, '„alt.csv“ von Anna Berger beenden');
    await expect.element(screen.getByRole('button', { name: '2 Zeilen übernehmen' })).toBeVisible();
  });

  it('[IMP-03] going back ends what was only looked at', async () => {
    const screen = await show();
    await openFile(screen, PEOPLE);
    await press(screen, 'Prüfen');
    await expect.element(screen.getByRole('button', { name: '2 Zeilen übernehmen' })).toBeVisible();
    await press(screen, 'Zuordnung ändern');
    await expect.element(screen.getByText(/erkannt als Vorlage/)).toBeVisible();
    await expect
      .poll(() => screen.sent.filter(({ call }) => call === 'POST /api/import/3/finish'))
      .toHaveLength(1);
  });

  it('[IMP-03] leaving the page ends what was only looked at, and nothing that is being taken over', async () => {
    const finished = (screen: Screen) =>
      screen.sent.filter(({ call }) => call === 'POST /api/import/3/finish').length;
    const looking = await show();
    await openFile(looking, PEOPLE);
    await press(looking, 'Prüfen');
    await expect.element(looking.getByRole('button', { name: '2 Zeilen übernehmen' })).toBeVisible();
    await looking.unmount();
    await expect.poll(() => finished(looking)).toBe(1);
    const answer = answering();
    const taking = await show({
      'POST /api/import/3/rows': (sent: Parameters<typeof answer>[0]) =>
        (sent.body as { commit: boolean }).commit ? new Promise(() => undefined) : answer(sent),
    });
    await openFile(taking, PEOPLE);
    await press(taking, 'Prüfen');
    await press(taking, '2 Zeilen übernehmen');
    await expect.poll(() => sentRows(taking)).toHaveLength(2);
    await taking.unmount();
    expect(finished(taking)).toBe(0);
  });
});

describe('columns', () => {
  const HOURS = 'Stundenzettel\nDatum;Beginn;Ende;Pause\n02.11.2026;08:00;17:00;0:45\n03.11.2026;;;\n';

  it('[IMP-14] a sheet of hours wants to know whose it is', async () => {
    const screen = await show();
    await openFile(screen, HOURS, 'november.csv');
    await expect.element(screen.getByText('Noch ohne Spalte: E-Mail oder Personalnummer.')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Alle Zeilen sind von' }).click();
    await screen.getByTitle('Anna Berger').click();
    await press(screen, 'Prüfen');
    await expect
      .element(screen.getByText('1 Zeilen ohne Inhalt bleiben weg, etwa freie Tage.'))
      .toBeVisible();
    expect(sentRows(screen)[0]?.rows).toEqual([
      { line: 3, email: 'a@b.de', day: '2026-11-02', start: 480, end: 1020, break: 45 },
    ]);
  });

  it('[IMP-14] is mapped by hand where nothing is known, and the same columns are known the next time', async () => {
    const screen = await show();
    const file = 'Wer;Wann;An;Aus\na@b.de;02.11.2026;08:00;17:00\n';
    await openFile(screen, file, 'eigene.csv');
    await screen.getByLabelText('Was steht in der Tabelle?').selectOptions('Arbeitszeiten');
    for (const [target, column] of [
      ['E-Mail', 'Wer'],
      ['Datum', 'Wann'],
      ['Beginn', 'An'],
      ['Ende', 'Aus'],
    ] as const)
      await screen.getByRole('combobox', { name: target, exact: true }).selectOptions(column);
    await expect.element(screen.getByText('02.11.2026', { exact: true })).toBeVisible();
    await press(screen, 'Prüfen');
    await expect.element(screen.getByRole('button', { name: '1 Zeile übernehmen' })).toBeVisible();
    await press(screen, 'Zuordnung ändern');
    await press(screen, 'Andere Datei');
    await openFile(screen, file, 'eigene.csv');
    await expect.element(screen.getByRole('button', { name: 'Prüfen' })).toBeEnabled();
    await expect.element(screen.getByText(/^4 von \d+ Spalten zugeordnet$/)).toBeVisible();
  });

  it('[SET-61] asks what 03/04/2026 is before anything is sent', async () => {
    const screen = await show();
    await openFile(screen, 'E-Mail;Datum;Beginn;Ende\na@b.de;03/04/2026;8:00;12:00\n', 'zeiten.csv');
    await expect.element(screen.getByText('Zeile 2, Spalte Datum: 03/04/2026')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Prüfen' })).toBeDisabled();
    await screen
      .getByLabelText('Was kommt in Daten wie 03/04/2026 zuerst?')
      .selectOptions('der Tag: 3. April');
    await press(screen, 'Prüfen');
    await expect.poll(() => sentRows(screen)[0]?.rows[0]?.day).toBe('2026-04-03');
  });

  it('[IMP-01] says what is wrong with a file and stays where it is', async () => {
    const screen = await show();
    await openFile(screen, '\0\0\0binary', 'bild.png');
    await expect.element(screen.getByRole('alert').getByText(/Das ist keine Tabelle/)).toBeVisible();
    await openFile(screen, '', 'leer.csv');
    await expect.element(screen.getByRole('alert').getByText('Die Datei ist leer.')).toBeVisible();
  });
});

it('[IMP-07] a template has the columns of what is on, explains them and offers the names of the company', async () => {
  const screen = await show({}, ['overtime']);
  const files = catchDownloads();
  await press(screen, 'Vorlage herunterladen');
  await expect.poll(files).toHaveLength(1);
  const [file] = await files();
  expect(file?.name).toBe('Vorlage Mitarbeiter_20.11.2026.xlsx');
  expect(file?.book.SheetNames).toEqual(['Mitarbeiter', 'Erklärung', 'Listen']);
  const first = Object.values(file?.book.Sheets.Mitarbeiter ?? {}).flatMap(({ v }) => v ?? []);
  expect(first).toContain('Stundenkonto');
  expect(first).not.toContain('verfällt am');
  expect(Object.values(file?.book.Sheets.Listen ?? {}).flatMap(({ v }) => v ?? [])).toEqual(
    expect.arrayContaining(['Rolle', 'Mitarbeiter', 'Arbeitsplatz', 'Dach']),
  );
});

describe('what was taken over before', () => {
  it('[IMP-06] [IMP-11] is undone after a question, and says what stays', async () => {
    const undone = {
      id: 3,
      removed: 37,
      restored: 1,
      stay: [{ line: 5, name: 'Eva Klein', reason: 'seither geändert' }],
    };
    const screen = await show({ 'GET /api/import/3': detail, 'POST /api/import/3/undo': undone });
    await press(screen, 'leute.csv rückgängig machen');
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(/Möglich bis 20.12.2026/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(dialog.getByText('37 gelöscht, 1 mit alten Werten.')).toBeVisible();
    await expect.element(dialog.getByText('Zeile 5, Eva Klein: seither geändert')).toBeVisible();
  });

  it('[IMP-11] what stands in the way is named, and nothing can be pressed', async () => {
    const stands = ['Der Oktober 2026 von Anna Berger ist abgeschlossen.'];
    const screen = await show({ 'GET /api/import/3': { ...detail, stands } });
    await press(screen, 'leute.csv rückgängig machen');
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(stands[0] as string)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
  });

  it('[IMP-11] a refusal is said in the dialog; after 30 days there is only a look', async () => {
    const refused = () => refuse(409, 'undo_too_late', 'Rückgängig machen ist nicht mehr möglich.');
    const screen = await show({ 'GET /api/import/3': detail, 'POST /api/import/3/undo': refused });
    await press(screen, 'leute.csv rückgängig machen');
    await screen.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(screen.getByText('Rückgängig machen ist nicht mehr möglich.')).toBeVisible();
    await screen.unmount();
    const later = await show({ 'GET /api/import/3': detail }, [], [{ ...line, undo_until: '2026-11-19' }]);
    await press(later, 'leute.csv ansehen');
    await expect.element(later.getByText('Alle Zeilen wurden übernommen.')).toBeVisible();
  });

  it('[IMP-03] what still runs can be ended; an empty list and a failed one say so', async () => {
    const ended = await show({}, [], [{ ...line, state: 'running', sums: NO_SUMS }]);
    await press(ended, 'leute.csv beenden');
    await expect.poll(() => ended.sent.some(({ call }) => call === 'POST /api/import/3/finish')).toBe(true);
    await ended.unmount();
    const empty = await show({}, [], []);
    await expect.element(empty.getByText('Noch nichts übernommen.')).toBeVisible();
    await empty.unmount();
    const failed = await show({ 'GET /api/import': () => refuse(500, 'broken', 'Kaputt.') });
    await expect.element(failed.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });

  it('[IMP-01] a file that is open stays, however narrow the window becomes', async () => {
    const screen = await show();
    await openFile(screen, PEOPLE);
    await expect.element(screen.getByRole('button', { name: 'Prüfen' })).toBeVisible();
    await browser.viewport(360, 740);
    await press(screen, 'Prüfen');
    await expect.element(screen.getByRole('button', { name: '2 Zeilen übernehmen' })).toBeVisible();
  });

  it('[IMP-01] the phone reads results and sends to the desk for the rest', async () => {
    await browser.viewport(360, 740);
    const screen = await show();
    await expect.element(screen.getByText(/übernehmen Sie am Rechner/)).toBeVisible();
    expect(screen.getByLabelText('Tabelle öffnen').elements()).toHaveLength(0);
    await expect.element(screen.getByText(/^leute.csv/).first()).toBeVisible();
  });
});

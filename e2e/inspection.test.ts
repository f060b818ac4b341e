import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE } from '@stundenbuch/domain/sides/inspection/file-names';
import { packageTexts, SHEET } from '@stundenbuch/domain/sides/inspection/package.fixture';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkerPage } from '../backend/src/sides/inspection/checker-page.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE, visit } from './support/visitor.ts';

const WHOLE = 'Alle Prüfsummen stimmen.';

const stage = setStage();
let folder: string;
let page: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stundenbuch-package-'));
  const file = join(folder, PACKAGE.checker);
  writeFileSync(file, checkerPage());
  page = pathToFileURL(file).href;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The package as somebody would unpack it. */
function unpacked(name: string, texts: ReadonlyMap<string, string>): string {
  const root = join(folder, name);
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const verdict = (of: Page) => of.locator('#verdict');
const places = (of: Page) => of.locator('#findings strong');

/** Opens the page from its folder, in a browser that has no network. */
async function atTheChecker(viewport: typeof DESKTOP, work: (of: Page) => Promise<void>): Promise<void> {
  const visitor = await visit(stage.browser, stage.app, viewport);
  const asked: string[] = [];
  try {
    await visitor.page.context().setOffline(true);
    visitor.page.on('request', (request) => asked.push(request.url()));
    await visitor.page.goto(page);
    await work(visitor.page);
    await visitor.expectSound();
    expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

it('[AUD-07] an admin makes a package, and the page finds the zip whole', async () => {
  const zip = join(folder, 'paket.zip');
  await stage.visiting(/^Leitung, Tischlerei/, DESKTOP, '/audit', async (visitor) => {
    const file = visitor.page.waitForEvent('download');
    await visitor.page.getByRole('button', { name: 'Prüfpaket erstellen' }).click();
    const made = await file;
    expect(made.suggestedFilename()).toBe('Prüfpaket 2026-10-01 bis 2026-10-31.zip');
    await made.saveAs(zip);
  });
  await atTheChecker(DESKTOP, async (of) => {
    await of.locator('#zip').setInputFiles(zip);
    await expect.poll(() => verdict(of).textContent()).toBe(WHOLE);
    await expect.poll(() => of.locator('#facts').textContent()).toContain('Tischlerei Vorbild GmbH');
  });
});

describe('[AUD-07] a folder that was unpacked', () => {
  const whole = packageTexts();
  it('is whole, on the phone, too', async () => {
    await atTheChecker(PHONE, async (of) => {
      await of.locator('#folder').setInputFiles(unpacked('ganz', whole));
      await expect.poll(() => verdict(of).textContent()).toBe(WHOLE);
      await expect.poll(() => of.locator('#facts').textContent()).toContain('1 abgeschlossen, davon 1');
    });
  });

  it('is named with file and line where a number in a sheet was changed', async () => {
    const text = whole.get(SHEET) as string;
    const line = text.split('\n').findIndex((one) => one.includes('worked')) + 1;
    const changed = new Map(whole).set(SHEET, text.replace('"worked":510', '"worked":540'));
    await atTheChecker(DESKTOP, async (of) => {
      await of.locator('#folder').setInputFiles(unpacked('geaendert', changed));
      await expect.poll(() => verdict(of).textContent()).toBe('Eine Stelle stimmt nicht.');
      await expect.poll(() => places(of).allTextContents()).toEqual([`${SHEET}, Zeile ${line}`]);
    });
  });

  it('that is none is refused with a sentence', async () => {
    await atTheChecker(DESKTOP, async (of) => {
      await of.locator('#zip').setInputFiles({
        name: 'brief.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from('kein Zip'),
      });
      await expect.poll(() => verdict(of).textContent()).toBe('Das Paket konnte nicht gelesen werden.');
      await expect
        .poll(() => of.locator('#advice').textContent())
        .toBe('Das ist keine vollständige Zip-Datei.');
    });
  });
});

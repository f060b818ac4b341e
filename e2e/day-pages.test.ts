import { beforeAll, describe, expect, it } from 'vitest';
import { forgetBooking } from './support/comparing.ts';
import { faultsOfKeyboard } from './support/keyboard.ts';
import { faultsInBothSchemes } from './support/schemes.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

const stage = setStage();
beforeAll(() => forgetBooking(stage.app, '2026-11-18'));

/** Between its cells move arrows, which week-grid.test asks. */
const RASTER = '/timesheet?view=raster';

/** The pages that the day brought or changed, as people of each kind see them. */
const PAGES = [
  [
    'a person',
    /^Werkstatt, Tischlerei/,
    ['/dashboard', '/timesheet', '/days?month=2026-11', '/day?date=2026-11-18', RASTER],
  ],
  [
    'who begins a form',
    /^Werkstatt, Tischlerei/,
    ['/booking', '/create-workingtime', '/manage-absence?from=2026-12-10&to=2026-12-11', '/absences'],
  ],
  ['the office', /^Leitung, Tischlerei/, ['/dashboard', '/month?month=2026-10']],
  ['a lead', /^Teamleitung, Tischlerei/, ['/dashboard', '/my-team']],
  ['a reader', /^Steuerbüro/, ['/dashboard', '/month?month=2026-10']],
] as const;

describe.each([
  ['the phone', PHONE],
  ['the desk', DESKTOP],
] as const)('on %s', (_, viewport) => {
  it.each(PAGES)(
    '[DAY-01] [DAY-08] [SCR-07] the pages of %s are sound in both schemes, and the keyboard reaches everything',
    (_who, who, paths) =>
      // From elsewhere, so that focus starts at each heading; not from a prerendered page, which is shown before the program runs.
      stage.visiting(who, viewport, '/myprofil', async (visitor) => {
        await visitor.page.getByRole('heading', { name: 'Mein Profil', level: 1 }).waitFor();
        const found: string[] = [];
        for (const path of paths) {
          const { path: opened } = await walkTo(visitor.page, path);
          const faults = [
            ...(path.split('?')[0] === opened ? [] : [`opens ${opened}`]),
            ...(await faultsInBothSchemes(visitor)),
            ...(path === RASTER ? [] : await faultsOfKeyboard(visitor.page, 'main')),
          ];
          found.push(...faults.map((fault) => `${path}: ${fault}`));
        }
        expect(found).toEqual([]);
      }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../features/settings.ts';
import { fieldsOf } from '../../sides/log/shown.ts';
import { ABSENCE_TYPES } from '../entries/status.ts';
import { visibilityFeature } from './features.ts';
import {
  betrays,
  LOOKS,
  type Looks,
  type Matrix,
  PRESET,
  RELATIONS,
  type Relation,
  seen,
  type Viewer,
} from './matrix.ts';

/** The preset but for these. */
const matrixWith = (changes: Partial<Record<Relation, Looks>>): Matrix =>
  Object.fromEntries(
    RELATIONS.map((relation) => [relation, { ...PRESET[relation], ...changes[relation] }]),
  ) as unknown as Matrix;

const look = fc.constantFrom(...LOOKS);
const anyLooks = fc.record(
  Object.fromEntries(ABSENCE_TYPES.map((type) => [type, look])),
) as fc.Arbitrary<Looks>;

const anyMatrix = fc.record(
  Object.fromEntries(RELATIONS.map((relation) => [relation, anyLooks])),
) as unknown as fc.Arbitrary<Matrix>;

const anyViewer: fc.Arbitrary<Viewer> = fc.record({
  isAdmin: fc.boolean(),
  isSelf: fc.boolean(),
  leads: fc.option(fc.record({ sick: fc.boolean() })),
  relations: fc.subarray([...RELATIONS]),
});

const colleague: Viewer = { isAdmin: false, isSelf: false, leads: null, relations: ['colleague'] };
const looks = (viewer: Viewer, matrix: Matrix = PRESET) =>
  ABSENCE_TYPES.map((type) => `${type} ${seen(viewer, type, matrix)}`).filter(
    (look) => !look.endsWith('type'),
  );

describe('what somebody sees of an absence', () => {
  it('[VIS-01] [AMB-80] is as ever where nothing is set: colleagues learn nothing of sickness and school, readers all', () => {
    const hidden = ['20 nothing', '90 nothing'];
    expect(looks(colleague)).toEqual(hidden);
    expect(looks({ ...colleague, relations: ['colleague', 'job', 'substitute'] })).toEqual(hidden);
    expect(looks({ ...colleague, relations: ['reader'] })).toEqual([]);
    expect(settingsOf(visibilityFeature, {}).matrix).toEqual(PRESET);
  });

  it('[SET-39] of several relations is what shows most', () => {
    const matrix = matrixWith({
      colleague: { 10: 'away' },
      job: { 10: 'type' },
      substitute: { 10: 'nothing' },
    });
    const of = (...relations: Viewer['relations']) => seen({ ...colleague, relations }, 10, matrix);
    expect([of('colleague'), of('colleague', 'job'), of('substitute', 'colleague'), of()]).toEqual([
      'away',
      'type',
      'away',
      'nothing',
    ]);
  });

  it('[SET-37] is the same of everything for a lead without the right, and all for whom it concerns', () => {
    fc.assert(
      fc.property(anyViewer, fc.constantFrom(...ABSENCE_TYPES), anyMatrix, (viewer, type, matrix) => {
        const isFree = viewer.isAdmin || viewer.isSelf || viewer.leads?.sick;
        const look = seen(viewer, type, matrix);
        if (isFree) expect(look).toBe('type');
        else if (viewer.leads) expect(look).toBe('away');
        else
          for (const relation of viewer.relations)
            expect(LOOKS.indexOf(look)).toBeGreaterThanOrEqual(
              LOOKS.indexOf(matrix[relation][type] ?? 'nothing'),
            );
      }),
    );
  });
});

describe('a matrix', () => {
  const refused = (matrix: object) =>
    visibilityFeature.settings
      .safeParse({ matrix })
      .error?.issues.map(({ message, path }) => [message, ...path]);

  it.each([20, 90])('[SET-38] is refused where %i reads as away and vacation does not', (type) => {
    expect(refused({ colleague: { [type]: 'away' } })).toEqual([['matrix_betrays', 'matrix']]);
    expect(refused({ reader: { [type]: 'away' } })).toEqual([['matrix_betrays', 'matrix']]);
    expect(refused({ colleague: { [type]: 'away', 10: 'nothing' } })).toEqual([['matrix_betrays', 'matrix']]);
    expect(refused({ colleague: { [type]: 'away', 10: 'away' } })).toBeUndefined();
  });

  it('[SET-38] [SET-39] is refused where only somebody who is several things would learn it', () => {
    const away = { 10: 'away', 20: 'away', 90: 'away' };
    expect(refused({ colleague: away, job: { 10: 'type' } })).toEqual([['matrix_betrays', 'matrix']]);
    expect(refused({ job: { 20: 'away' } })).toEqual([['matrix_betrays', 'matrix']]);
    expect(refused({ colleague: away, job: { 10: 'type', 20: 'type', 90: 'type' } })).toBeUndefined();
  });

  it('[VIS-01] takes the three looks and nothing else, and what a later release stores falls back', () => {
    expect(refused({ colleague: { 10: 'name' } })).toEqual([['invalid_input', 'matrix', 'colleague', '10']]);
    expect(refused([])).toEqual([['invalid_input', 'matrix']]);
    expect(settingsOf(visibilityFeature, { matrix: { colleague: { 10: 'name' } } }).matrix).toEqual(PRESET);
    const betraying = { matrix: { colleague: { 20: 'away' } } };
    expect(settingsOf(visibilityFeature, betraying).matrix).toEqual(PRESET);
  });

  it('[SET-38] that is taken tells nobody who is sick: whatever reads away, vacation does, too', () => {
    fc.assert(
      fc.property(anyMatrix, anyViewer, (matrix, { relations }) => {
        fc.pre(!betrays(matrix));
        const isReader = relations.includes('reader');
        const viewer = {
          ...colleague,
          relations: isReader ? (['reader'] as const) : (['colleague', ...relations] as const),
        };
        for (const type of [20, 90])
          if (seen(viewer, type, matrix) === 'away') expect(seen(viewer, 10, matrix)).toBe('away');
      }),
    );
  });

  it('[VIS-01] [AUD-02] reads in the log as on the screen', () => {
    const change = (matrix: Matrix | null) =>
      fieldsOf({
        table: 'company_settings',
        op: 'U',
        before: { value: { matrix: PRESET } },
        after: { value: { matrix } },
        names: {},
      });
    const away = matrixWith({ colleague: { 10: 'away', 20: 'away', 90: 'away' }, job: { 30: 'type' } });
    expect(change(away)).toEqual([
      {
        key: 'matrix',
        label: 'Sichtbarkeit von Abwesenheiten',
        before: 'Kollegen: nichts von Krankheit, Berufsschule/Uni',
        after:
          'Kollegen: „abwesend“ von Urlaub, Krankheit, Berufsschule/Uni; Gleicher Arbeitsplatz: die Art von Überstunden',
      },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { DayAmount } from './amounts.ts';
import { handoverOf, type PayrollCase } from './handover.ts';
import { EMPTY_SETUP } from './setup.ts';
import { isOwnSickness, SOURCES } from './sources.ts';

const wageType = (source: string, key: number, absence_reason: string) => ({
  ...({ source, unit: 'days', wage_type: 200 + key, key, absence_key: null, absence_reason } as const),
});
const away = (day: string, source = 'absence_20', days = 1): DayAmount => ({
  day,
  source,
  minutes: 480 * days,
  days,
});
const week = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].map((day) => away(day));

const caseFrom = (first: string, last: string, change: Partial<PayrollCase> = {}): PayrollCase => ({
  ...{ first, last, worked_first_day: false, is_asked_for: true, ...change },
});

/** The lines that LODAS gets of the periods. */
function told(cases: readonly PayrollCase[], amounts = week, sick_cases = true): string[] {
  const choices = {
    ...{ ...EMPTY_SETUP, consultant: '12345', client: '678', date_format: 'TT.MM.JJJJ' as const },
    ...{ absence_periods: true, valid_from: '2026-11-01', sick_cases },
  };
  const person = {
    ...{ user: 1, first_name: 'Eva', name: 'Köhler', personnel_number: '1001', cost_centre: null },
    ...{ work: { weeklyhours: 40, working_days: '1111100' }, isOpen: false, cases },
    months: [{ user: 1, origin: '2026-11', amounts }],
  };
  const { files } = handoverOf({
    ...{ month: '2026-11', choices, layout: null, sources: SOURCES, people: [person], handed: [] },
    wageTypes: [
      wageType('absence_20', 72, '7'),
      wageType('kind_7', 72, '7'),
      wageType('absence_10', 71, '1'),
    ],
    ...{ ownSickness: new Set([7]), excluded: new Set() },
  });
  const text = files[0]?.text ?? '';
  return text.slice(text.indexOf('[Stammdaten]')).split('\r\n').slice(1, -1);
}

describe('[PAY-09] [SICK-02] periods of sickness', () => {
  it('say whether there was work on the first day, since when, and whether there is something to ask for', () => {
    expect(told([caseFrom('2026-11-02', '2026-11-05', { worked_first_day: true })])).toEqual([
      '2;1001;02.11.2026;05.11.2026;7;1;02.11.2026;1;',
    ]);
    expect(told([caseFrom('2026-11-02', '2026-11-05', { is_asked_for: false })])).toEqual([
      '2;1001;02.11.2026;05.11.2026;7;0;02.11.2026;0;',
    ]);
  });

  it('name the first day of a case that began in the month before, of which nothing was worked in this one', () => {
    const before = caseFrom('2026-10-29', '2026-11-05', { worked_first_day: true });
    expect(told([before])).toEqual(['2;1001;02.11.2026;05.11.2026;7;0;29.10.2026;1;']);
  });

  it('are one for each certificate, where the tax office asks for them', () => {
    const cases = [caseFrom('2026-11-02', '2026-11-03'), caseFrom('2026-11-04', '2026-11-05')];
    expect(told(cases)).toEqual([
      '2;1001;02.11.2026;03.11.2026;7;0;02.11.2026;1;',
      '2;1001;04.11.2026;05.11.2026;7;0;04.11.2026;1;',
    ]);
    expect(told(cases, week, false)).toEqual(['2;1001;02.11.2026;05.11.2026;7;']);
  });

  it('are those of a kind of the own sickness, too, and no other absence’s of the same day', () => {
    const halves = [away('2026-11-02', 'absence_10', 0.5), away('2026-11-02', 'kind_7', 0.5)];
    expect(told([caseFrom('2026-11-02', '2026-11-02')], halves)).toEqual([
      '2;1001;02.11.2026;02.11.2026;7;0;02.11.2026;1;',
      '2;1001;02.11.2026;02.11.2026;1;;;;',
    ]);
  });
});

it('[PAY-09] [SET-45] cases are made of type 20 and of kinds of the own sickness alone', () => {
  const sources = ['absence_20', 'sick_after_42', 'kind_7', 'kind_8', 'absence_10', 'work'];
  expect(sources.filter((source) => isOwnSickness(source, new Set([7])))).toEqual(sources.slice(0, 3));
});

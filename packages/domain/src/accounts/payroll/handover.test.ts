import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkFacts } from '../../day/workday/work-day.ts';
import { type AccountEntry, balanceOfDay, isNeutral } from '../overtime/day-balance.ts';
import { dayAmounts, type PayrollFacts } from './amounts.ts';
import type { LayoutInput } from './contract.ts';
import { type HandoverFacts, handoverOf, type PayrollPerson } from './handover.ts';
import { hundredthsOf, type Quantity } from './lines.ts';
import { EMPTY_SETUP, missingOf, setupRefusal } from './setup.ts';
import { SOURCES } from './sources.ts';
import type { WageType } from './wage-types.ts';

const work: WorkFacts = { weeklyhours: 40, working_days: '1111100' };
const away = (day: string, project: number, half: AccountEntry['half'] = null): AccountEntry => ({
  ...{ id: 1, day, project, status: 1, half, hours: 8, net_minutes: null, target: null },
  ...{ start_time: null, end_time: null },
});
const worked = (day: string, net_minutes: number): AccountEntry => ({
  ...away(day, 50),
  ...{ status: null, net_minutes, start_time: '08:00', end_time: '16:30' },
});

function amounts(entries: AccountEntry[], change: Partial<PayrollFacts> = {}) {
  return dayAmounts({
    month: '2026-11',
    work,
    entries,
    settings: { type80: 'lowering' },
    spans: new Map(),
    isAfterSixWeeks: () => false,
    ownSickness: new Set([7]),
    payouts: [],
    ...change,
  });
}

const named = (entries: AccountEntry[], change?: Partial<PayrollFacts>) =>
  amounts(entries, change).map(({ source, minutes, days }) => [source, minutes, days]);

describe('what a day brings', () => {
  it('[SET-49] hours of an absence are the minutes that it credits, half a day is 0.5', () => {
    expect(named([away('2026-11-02', 10)])).toEqual([['absence_10', 480, 1]]);
    expect(named([away('2026-11-02', 10, 'first')])).toEqual([['absence_10', 240, 0.5]]);
    // Overtime reduction credits nothing: the hours come from the account.
    expect(named([away('2026-11-02', 30)])).toEqual([['absence_30', 0, 1]]);
  });

  it('[PAY-01] one day, one source: after day 42 sickness is another one', () => {
    const isAfterSixWeeks = (day: string) => day > '2026-11-03';
    const sick = [away('2026-11-03', 20), away('2026-11-04', 20)];
    expect(named(sick, { isAfterSixWeeks })).toEqual([
      ['absence_20', 480, 1],
      ['sick_after_42', 480, 1],
    ]);
  });

  it('[PAY-01] a holiday of the calendar is paid like one that was requested by hand', () => {
    const calendar = [{ day: '2026-11-18', name: 'Buß- und Bettag', factor: 0 }];
    expect(named([], { work: { ...work, calendar } })).toEqual([['absence_40', 480, 1]]);
    expect(
      named([], { work: { ...work, calendar: [{ ...calendar[0], day: '2026-11-22' }] as never } }),
    ).toEqual([]);
  });

  it('[PAY-01] payouts of hours and of vacation', () =>
    expect(
      named([], {
        payouts: [
          { day: '2026-11-30', account: 'overtime', amount: 600 },
          { day: '2026-11-30', account: 'vacation', amount: 2.5 },
        ],
      }),
    ).toEqual([
      ['overtime_payout', 600, 0],
      ['vacation_payout', 0, 2.5],
    ]));

  it('[ART-06] [SET-45] a kind of the company is a source; of the six weeks are only kinds of the own sickness', () => {
    const isAfterSixWeeks = () => true;
    const kind = (kind_id: number) => [{ ...away('2026-11-03', 20), kind_id, credit: 'neutral' as const }];
    expect(named(kind(8), { isAfterSixWeeks })).toEqual([['kind_8', 480, 1]]);
    expect(named(kind(7), { isAfterSixWeeks })).toEqual([['sick_after_42', 480, 1]]);
    const free = [{ ...away('2026-11-03', 100), kind_id: 9, credit: 'zero_target' as const }];
    expect(named(free)).toEqual([['kind_9', 0, 1]]);
  });

  it('[SICK-05] who fell sick at work has hours, and no day', () => {
    const from = { ...away('2026-11-03', 20), sick_from: '11:15' };
    expect(named([worked('2026-11-03', 195), from])).toEqual([
      ['work', 195, 0],
      ['absence_20', 285, 0],
    ]);
  });

  it('[ART-05] [SET-49] hours of absence are the minutes that they credit, and as much of a day', () => {
    const doctor = { half: 'second', away_minutes: 120, kind_id: 9, credit: 'neutral' } as const;
    const hours = { ...away('2026-11-03', 60), ...doctor };
    expect(named([worked('2026-11-03', 360), hours])).toEqual([
      ['work', 360, 0],
      ['kind_9', 120, 0.25],
    ]);
    // More than the day owes by now.
    expect(named([{ ...hours, away_minutes: 600 }])).toEqual([['kind_9', 480, 1]]);
  });

  it('[SET-49] what a day brings adds up to what the account credits it', () => {
    const half = fc.constantFrom<AccountEntry['half']>(null, 'first', 'second');
    const credit = fc.constantFrom(null, 'neutral', 'lowering', 'zero_target' as const);
    const away_minutes = fc.option(fc.integer({ min: 1, max: 600 }));
    const absence = fc.record({ project: fc.constantFrom(10, 20, 30, 80, 100), half, credit, away_minutes });
    const any = fc.record({
      net: fc.integer({ min: 0, max: 700 }),
      absences: fc.array(absence, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(any, ({ net, absences }) => {
        const entries = [
          ...(net > 0 ? [worked('2026-11-03', net)] : []),
          ...absences.map((one) => ({ ...away('2026-11-03', one.project), ...one }) as AccountEntry),
        ];
        const facts = { work, settings: { type80: 'lowering' as const } };
        const sum = amounts(entries).reduce((all, { minutes }) => all + minutes, 0);
        const neutral = entries.some((entry) => entry.project !== 50 && isNeutral(entry, facts.settings));
        const { credited } = balanceOfDay(facts, '2026-11-03', entries);
        expect(sum).toBe(neutral ? credited : net);
      }),
    );
  });

  it('[SET-49] two halves of an odd target are together the whole of it', () => {
    const odd = { weeklyhours: 37.25, working_days: '1111100' };
    const halves = [away('2026-11-02', 10, 'first'), { ...away('2026-11-02', 20, 'second'), id: 2 }];
    const sum = amounts(halves, { work: odd }).reduce((all, { minutes }) => all + minutes, 0);
    expect(sum).toBe(447);
  });
});

const hours: WageType = {
  source: 'work',
  unit: 'hours',
  wage_type: 200,
  key: 1,
  absence_key: null,
  absence_reason: null,
};
const vacation: WageType = { ...hours, source: 'absence_10', unit: 'days', wage_type: 210, key: 71 };

const person = (change: Partial<PayrollPerson> = {}, minutes = 480): PayrollPerson => ({
  ...{
    user: 1,
    first_name: 'Eva',
    name: 'Köhler',
    personnel_number: '1001',
    cost_centre: null,
    work,
    isOpen: false,
    cases: [],
  },
  months: [{ user: change.user ?? 1, origin: '2026-11', amounts: amounts([worked('2026-11-02', minutes)]) }],
  ...change,
});

const handover = (change: Partial<HandoverFacts>) =>
  handoverOf({
    month: '2026-11',
    choices: { ...EMPTY_SETUP, consultant: '12345', client: '678' },
    wageTypes: [hours, vacation],
    layout: null,
    sources: SOURCES,
    ownSickness: new Set([7]),
    people: [person()],
    handed: [],
    excluded: new Set(),
    ...change,
  });

const layoutWith = (
  rows: LayoutInput['rows'],
  field: LayoutInput['columns'][number]['field'],
): LayoutInput => ({
  name: 'Agentur',
  rows,
  columns: [{ field, title: null, text: null }],
  separator: ';',
  decimal: ',',
  head: false,
  encoding: 'utf-8',
  order: 'number',
});

const asHanded = (lines: readonly Quantity[]): Quantity[] => [...lines];
const kinds = (change: Partial<HandoverFacts>) => handover(change).problems.map(({ kind }) => kind);

describe('the handover', () => {
  it('[PAY-05] [SET-17] [VEC-64] a correction is a difference, and then nothing is left', () => {
    const first = handover({ people: [person({}, 10_110)] });
    expect(first.lines.map(({ hundredths }) => hundredths)).toEqual([16_850]);
    const second = handover({ people: [person({}, 10_215)], handed: asHanded(first.lines) });
    expect(
      second.lines.map(({ hundredths, changed, isDifference }) => [hundredths, changed, isDifference]),
    ).toEqual([[175, [{ day: '2026-11-02', hundredths: 175, spans: [['08:00', '16:30']] }], true]]);
    const handed = asHanded([...first.lines, ...second.lines]);
    expect(handover({ people: [person({}, 10_215)], handed }).lines).toEqual([]);
    expect(handover({ people: [person({}, 10_215)], handed }).files).toEqual([]);
  });

  it('[PAY-04c] [PAY-05] an absence that moved is a difference where each day has a line, and none in a sum', () => {
    const on = (day: string) => [
      person({ months: [{ user: 1, origin: '2026-11', amounts: amounts([away(day, 10)]) }] }),
    ];
    const choices = { ...EMPTY_SETUP, target: 'lug', consultant: '12345', client: '678' } as const;
    const byDay = { choices, wageTypes: [{ ...vacation, wage_type: null, absence_key: 'U' }] };
    const handed = asHanded(handover({ ...byDay, people: on('2026-11-03') }).lines);
    const { files } = handover({ ...byDay, people: on('2026-11-04'), handed });
    expect(files[0]?.text).toBe('12345;678;11/2026\r\n1001;3;U;;;-1,00;;;;;\r\n1001;4;U;;;1,00;;;;;\r\n');
    const sums = asHanded(handover({ people: on('2026-11-03') }).lines);
    expect(handover({ people: on('2026-11-04'), handed: sums }).lines).toEqual([]);
  });

  it('[PAY-05c] a correction of a month before is a line of the run’s own month', () => {
    const before = person({}, 480);
    const handed = asHanded(handover({ people: [before] }).lines);
    const december = {
      user: 1,
      origin: '2026-12',
      amounts: amounts([worked('2026-12-01', 480)], { month: '2026-12' }),
    };
    const people = [person({ months: [...person({}, 540).months, december] })];
    const { files, lines } = handover({ month: '2026-12', people, handed });
    expect(lines.map(({ origin, hundredths }) => [origin, hundredths])).toEqual([
      ['2026-11', 100],
      ['2026-12', 800],
    ]);
    expect(files[0]?.text).toContain('1;01/12/2026;1001;200;1;9,00;');
  });

  it('[PAY-05] [SET-17] what was handed over in another unit is taken back as it was', () => {
    const days = amounts([away('2026-11-03', 10)]);
    const people = [person({ months: [{ user: 1, origin: '2026-11', amounts: days }] })];
    const handed = asHanded(handover({ people }).lines);
    const inHours = { ...vacation, unit: 'hours', key: 1 } as const;
    const { lines } = handover({ people, handed, wageTypes: [hours, inHours] });
    expect(lines.map(({ unit, hundredths }) => [unit, hundredths])).toEqual([
      ['hours', 800],
      ['days', -100],
    ]);
  });

  it('[PAY-01] an unmapped source makes no line and is named with its sum', () => {
    const { unmapped, lines } = handover({ wageTypes: [vacation] });
    expect(unmapped).toEqual([
      { source: 'work', label: 'Arbeitszeit', minutes: 480, days: 0, isCount: false },
    ]);
    expect(lines).toEqual([]);
  });

  it.each([
    ['open', [person({ isOpen: true, months: [] })]],
    ['no_number', [person({ personnel_number: null })]],
    ['number_range', [person({ personnel_number: 'A7' })]],
    ['number_range', [person({ personnel_number: '100000' })]],
  ] as const)(
    '[PAY-02] %s is named, also of who is left out only where the month is open',
    (kind, people) => {
      expect(kinds({ people })).toEqual([kind]);
      expect(kinds({ people, excluded: new Set([1]) })).toEqual(kind === 'open' ? ['open'] : []);
    },
  );

  it('[SET-49] twice compares numbers, but texts where the columns are one’s own', () => {
    const people = [person(), person({ user: 2, personnel_number: '01001' })];
    expect(kinds({ people })).toEqual(['number_twice', 'number_twice']);
    const layout = layoutWith('sums', 'personnel_number');
    const choices = { ...EMPTY_SETUP, target: 'csv', layout_id: 1 } as const;
    expect(kinds({ people, choices, layout })).toEqual([]);
  });

  it('[SET-51] a third time of a day is named where the file has times', () => {
    const spans = new Map([
      [
        1,
        [
          ['07:00', '09:00'],
          ['10:00', '12:00'],
          ['13:00', '15:00'],
        ] as const,
      ],
    ]);
    const months = [{ user: 1, origin: '2026-11', amounts: amounts([worked('2026-11-02', 360)], { spans }) }];
    const layout = layoutWith('intervals', 'begin');
    const choices = { ...EMPTY_SETUP, target: 'csv', layout_id: 1 } as const;
    const found = handover({ people: [person({ months })], choices, layout });
    expect(found.problems.map(({ text }) => text)).toEqual(['Am 02.11.2026 gibt es mehr als zwei Zeiten.']);
  });

  it('[PAY-05] whatever was handed over in however many runs, it adds up to what the days bring', () => {
    const states = fc.array(fc.integer({ min: 0, max: 12_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(states, (minutes) => {
        const handed: Quantity[] = [];
        for (const one of minutes) handed.push(...handover({ people: [person({}, one)], handed }).lines);
        const sum = handed.reduce((all, { hundredths }) => all + hundredths, 0);
        expect(sum).toBe(hundredthsOf([{ minutes: minutes.at(-1) as number, days: 0 }], 'hours'));
      }),
    );
  });
});

describe('setting it up', () => {
  it('[PAY-09] periods of absences need the day from which the master data holds', () =>
    expect(setupRefusal({ ...EMPTY_SETUP, absence_periods: true, wage_types: [] }, SOURCES)?.code).toBe(
      'payroll_valid_from',
    ));

  const refused = (change: Partial<WageType>, target: 'lodas' | 'lug' = 'lodas', confirmed = false) => {
    const wage_types = [{ ...vacation, ...change, confirmed }];
    return setupRefusal({ ...EMPTY_SETUP, target, wage_types }, SOURCES)?.message ?? null;
  };

  it.each([
    [{ key: 2 }, 'Schlüssel 2 bedeutet einen Geldbetrag; die Quelle liefert Tage.'],
    [{ key: 1 }, 'Schlüssel 1 bedeutet Stunden; die Quelle liefert Tage.'],
    [{ unit: 'hours', key: 5 }, 'Schlüssel 5 bedeutet Tage; die Quelle liefert Stunden.'],
    [{ key: 5 }, 'Bitte bestätigen Sie den Schlüssel ohne Bedeutung.'],
    [{ key: null }, 'Bitte wählen Sie den Bearbeitungsschlüssel.'],
    [{ source: 'kind_1' }, 'Diese Quelle gibt es nicht.'],
    [{ source: 'work', unit: 'days' }, 'Arbeitszeit gibt es nur in: Stunden.'],
    [{ unit: 'money', key: 2 }, 'Urlaub gibt es nur in: Stunden oder Tage.'],
    [{}, null],
  ] as const)('[PAY-01c] %j: %s', (change, message) =>
    expect(refused(change as Partial<WageType>)).toBe(message),
  );

  it('[PAY-01c] a key without a word is confirmed, a wage type is in the range of its program', () => {
    expect(refused({ key: 5 }, 'lodas', true)).toBeNull();
    expect(refused({ wage_type: 6000 }, 'lug')).toBe(
      'Die Lohnart liegt außerhalb von 1 bis 5999 oder 9000 bis 9999.',
    );
    expect(
      setupRefusal(
        {
          ...EMPTY_SETUP,
          target: 'lug',
          wage_types: [vacation, vacation].map((one) => ({ ...one, confirmed: false })),
        },
        SOURCES,
      )?.code,
    ).toBe('source_twice');
  });

  it.each([
    [{}, 'payroll_consultant'],
    [{ consultant: '12345' }, 'payroll_client'],
    [{ target: 'csv' }, 'payroll_layout'],
    [{ target: 'lexware' }, undefined],
  ] as const)('[PAY-02] what %j lacks', (change, code) =>
    expect(missingOf({ ...EMPTY_SETUP, ...change }, true)?.code).toBe(code),
  );
});

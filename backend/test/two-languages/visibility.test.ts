import { ABSENCE_TYPES } from '@stundenbuch/domain/records/entries/status';
import {
  LOOKS,
  type Matrix,
  PRESET,
  RELATIONS,
  type Relation,
  seen,
} from '@stundenbuch/domain/records/visibility/matrix';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { sightOf } from '../../src/records/entries/sight.ts';
import { Rules } from './compare.ts';

const record = <Value>(keys: readonly (string | number)[], value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])));
const anyMatrix = record(
  RELATIONS,
  record(ABSENCE_TYPES, fc.constantFrom(...LOOKS)),
) as unknown as fc.Arbitrary<Matrix>;

/** Who looks: Ida, employee and reader, beside everything that she can be to somebody. */
const IDA = 11;
const PEOPLE = { self: IDA, colleague: 12, mate: 13 } as const;
const REQUEST = 5;

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
  await rules.owner.query(`
    insert into companies (id, name, permission, created_at) values (1, 'Alpha', '1111111000', now());
    insert into jobs (id, company_id, job_title) values (1, 1, 'Zimmerei'), (2, 1, 'Büro');
    insert into users (id, company_id, email, first_name, name, job_id, vacation_lastyear_entered_in) values
      (11, 1, 'i@x.example', 'Ida', 'A', 1, 2026), (12, 1, 'o@x.example', 'Otto', 'A', 2, 2026),
      (13, 1, 'm@x.example', 'Mia', 'A', 1, 2026);
    insert into absence_requests (id, company_id, user_id, substitute_id, created_at, created_by)
      values (5, 1, 12, 11, now(), 12)`);
});
afterAll(() => rules?.close());

interface Absence {
  user_id: number;
  type: number | null;
  request_id: number | null;
  led: boolean;
  sick: boolean;
}

const ABSENCES: Absence[] = Object.values(PEOPLE).flatMap((user_id) =>
  [null, 50, ...ABSENCE_TYPES].flatMap((type) =>
    [null, REQUEST].flatMap((request_id) =>
      [
        [false, false],
        [true, false],
        [true, true],
      ].map(([led = false, sick = false]) => ({ user_id, type, request_id, led, sick })),
    ),
  ),
);

const COLUMNS = 'user_id int, type int, request_id int, led boolean, sick boolean, company_id int';

function looksOf(
  role: 'employee' | 'reader' | 'admin',
  { user_id, request_id, type, led, sick }: Absence,
  matrix: Matrix,
) {
  const besides: Relation[] = [
    ...(user_id === PEOPLE.mate ? (['job'] as const) : []),
    ...(request_id === REQUEST ? (['substitute'] as const) : []),
  ];
  if (type === null || type === 50) return 'type';
  const relations: Relation[] = role === 'reader' ? ['reader'] : ['colleague', ...besides];
  const leads = led && role === 'employee' ? { sick } : null;
  return seen({ isAdmin: role === 'admin', isSelf: user_id === IDA, leads, relations }, type, matrix);
}

async function compare(matrix: Matrix, role: 'employee' | 'reader' | 'admin', withLeads: boolean) {
  const leads = withLeads ? { anyhow: sql`e.led`, sick: sql`(e.led and e.sick)` } : undefined;
  const sight = sightOf({ id: IDA, role, company: 1 }, matrix, { leads });
  const absences = ABSENCES.filter(({ led }) => withLeads || !led).map((absence) => ({
    ...absence,
    company_id: 1,
  }));
  const look = sql`case when not ${sight.visible} then 'nothing' when ${sight.veiled} then 'away' else 'type' end`;
  const [looks, named] = [
    await rules.answers<string>(look, COLUMNS, absences),
    await rules.answers<boolean>(sight.named, COLUMNS, absences),
  ];
  const wanted = absences.map((absence) => looksOf(role, absence, matrix));
  expect(looks).toEqual(wanted);
  expect(named).toEqual(wanted.map((one) => one === 'type'));
  if (sight.isWhole) expect(wanted.every((one) => one === 'type')).toBe(true);
}

it.each(['employee', 'reader', 'admin'] as const)(
  '[VIS-02] what a %s sees of every absence is the same to both, whatever the matrix says',
  async (role) => {
    await compare(PRESET, role, false);
    await compare(PRESET, role, role === 'employee');
    const property = fc.asyncProperty(anyMatrix, fc.boolean(), (matrix, withLeads) =>
      compare(matrix, role, withLeads && role === 'employee'),
    );
    await fc.assert(property, { numRuns: 25 });
  },
);

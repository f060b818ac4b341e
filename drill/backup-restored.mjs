import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { call } from './tools/call.mjs';
import { command } from './tools/command.mjs';
import { emailOf, foundCompany, PASSWORD } from './tools/company.mjs';
import { DrillDatabase } from './tools/database.mjs';
import { SUMS } from './tools/ledger.mjs';
import { judged, seconds } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name =
  'Backup while 16 people write, restore into an empty folder, comparison of all tables, and a login';

const PEOPLE = 16;
const ROWS = 200_000;
const WRITES = 500;

export async function run(context) {
  const database = await context.database();
  const backend = await context.backend(database);
  const people = await foundCompany(database, backend.url, PEOPLE);
  await fill(database);
  const writers = new Writers(people, backend.url);
  writers.start();
  await writers.waitForWrites(WRITES);

  const during = join(context.folder, 'during.gz');
  const asked = { acknowledged: writers.ledger.acknowledged };
  const busy = await command('backup', during, database.dataDir);
  const meanwhile = writers.ledger.acknowledged - asked.acknowledged;
  await writers.waitForWrites(WRITES);
  await writers.stop();
  const compared = await writers.ledger.compare(database);
  const check = (isRight, fault) => {
    compared.checks++;
    if (!isRight) compared.faults.push(fault);
  };
  check(meanwhile > 0, 'nobody wrote during the backup');

  // Backed up during writes: the stored sums must match the bookings of the snapshot.
  const middle = await restored(context, during, 'middle');
  const sums = (await middle.database.query(SUMS)).filter(({ stored, actual }) => stored !== actual);
  check(sums.length === 0, `${sums.length} sums of the backup in the middle differ from its bookings`);
  await middle.database.stop();

  const after = join(context.folder, 'after.gz');
  await command('backup', after, database.dataDir);
  const whole = await restored(context, after, 'whole');
  const again = join(context.folder, 'again.gz');
  await command('backup', again, whole.database.dataDir);
  const [one, two] = [contentOf(after), contentOf(again)];
  const other = one.rows.findIndex((row, n) => row !== two.rows[n]);
  check(one.rows.length === two.rows.length, `${one.rows.length} rows became ${two.rows.length}`);
  check(other < 0, `the restored tables are not the same: ${one.rows[other]} became ${two.rows[other]}`);
  check(one.head === two.head, 'the restored tables have other columns, or the sequences differ');
  compared.checks += one.rows.length;

  const second = await context.backend(whole.database);
  const body = { email: emailOf(0), password: PASSWORD };
  check((await call(second.url, 'POST', '/user/login', { body })).status === 200, 'logging in fails');
  const { status } = await call(second.url, 'GET', '/timesheet/current', { token: people[0].token });
  check(status === 200, `an open session was answered ${status}`);
  return judged(compared, writers, {
    'rows, size of the backup': `${one.rows.length}, ${(statSync(after).size / 2 ** 20).toFixed(1)} MiB`,
    'time of the backup, and writes meanwhile': `${seconds(busy)}, ${meanwhile}`,
    'time of the restore': seconds(whole.ms),
  });
}

/** Data to back up, older than the ledger's. */
async function fill(database) {
  await database.query(
    `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
     select company_id, id, '2019-01-01'::date + n % 360, 1001, 1.25, 'Aus früherer Zeit', '2019-12-31'
     from users, generate_series(1, $1::int / ${PEOPLE}) n where email like '%drill.example'`,
    [ROWS],
  );
}

async function restored(context, file, folder) {
  const database = context.track(new DrillDatabase(join(context.folder, folder)));
  const ms = await command('restore', file, database.dataDir);
  await database.start();
  return { database, ms };
}

/** Each row prefixed with its table; sorted, because PostgreSQL places rows wherever there is room. */
function contentOf(file) {
  const [head, ...lines] = gunzipSync(readFileSync(file)).toString().split('\n');
  let table;
  const rows = lines.flatMap((line) => {
    if (line.startsWith('{')) return `${table} ${line}`;
    table = line;
    return [];
  });
  return { head: JSON.stringify({ ...JSON.parse(head), at: undefined }), rows: rows.sort() };
}

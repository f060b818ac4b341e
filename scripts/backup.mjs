// npm run backup -- file: a consistent snapshot of the whole database, while it is in use.
// npm run backup -- --dir folder --keep 14d,8w,12m [--check]: one with a name of its own, and the old ones go. For a timer.
// npm run backup -- --check file: restores it into a database of its own and compares.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from './backup-check.mjs';
import { fail, platform, withDatabase } from './backup-database.mjs';
import { backupName, expired, parseKeep } from './backup-keep.mjs';

const USAGE = `Aufruf: npm run backup -- sicherung.gz
        npm run backup -- --dir ordner [--keep 14d,8w,12m] [--check]
        npm run backup -- --check sicherung.gz`;

const { dir, keep, check, file } = asked();
if (check && dir === undefined && !existsSync(file)) {
  console.error(`${file} gibt es nicht.`);
  process.exit(1);
}
const target = dir === undefined ? file : join(dir, backupName(new Date()));
try {
  if (dir !== undefined) mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (dir !== undefined || !check) await backUp();
  if (check) console.log(`Geprüft: ${await checkBackup(target)} Zeilen zurückgespielt und verglichen`);
  if (keep) removeOld();
} catch (error) {
  fail(error, target);
}

function asked() {
  try {
    const options = { dir: { type: 'string' }, keep: { type: 'string' }, check: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const named = [values.dir, ...positionals].filter((one) => one !== undefined);
    const days = values.keep === undefined ? undefined : parseKeep(values.keep);
    if (named.length === 1 && days !== null && (!days || values.dir)) {
      return { ...values, keep: days, file: positionals[0] };
    }
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  }
  console.error(USAGE);
  process.exit(1);
}

async function backUp() {
  if (existsSync(target)) {
    console.error(`${target} gibt es schon. Eine Sicherung wird nie überschrieben.`);
    process.exit(1);
  }
  const rows = await withDatabase(false, async (owner) => {
    const { backUpTo } = await platform('backup/file.js');
    return backUpTo(owner, new Date(), target);
  });
  console.log(`Gesichert: ${rows} Zeilen, ${Math.ceil(statSync(target).size / 1024)} KiB in ${target}`);
}

/** Only after a new one is there, and checked where that was asked for. */
function removeOld() {
  const old = expired(readdirSync(dir), keep);
  for (const name of old) rmSync(join(dir, name));
  if (old.length > 0) console.log(`Entfernt: ${old.length} alte`);
}

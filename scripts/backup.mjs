// npm run backup -- file: a consistent snapshot of the whole database, while it is in use.
import { createWriteStream, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { fail, platform, withDatabase } from './backup-database.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Aufruf: npm run backup -- sicherung.gz');
  process.exit(1);
}
if (existsSync(file)) {
  console.error(`${file} gibt es schon. Eine Sicherung wird nie überschrieben.`);
  process.exit(1);
}

// Only a complete backup gets the name; it holds personal data, so only the owner may read it.
const part = `${file}.${process.pid}.part`;
try {
  const rows = await withDatabase(false, async (owner) => {
    const { backUp } = await platform('backup/backup.js');
    const fd = openSync(part, 'wx', 0o600);
    return backUp(owner, new Date(), createWriteStream(part, { fd, flush: true }));
  });
  renameSync(part, file);
  console.log(`Gesichert: ${rows} Zeilen, ${Math.ceil(statSync(file).size / 1024)} KiB in ${file}`);
} catch (error) {
  rmSync(part, { force: true });
  fail(error, file);
}

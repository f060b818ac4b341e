// npm run restore -- file: fills an empty database from a backup, completely or not at all.
import { createReadStream, existsSync } from 'node:fs';
import { fail, platform, withDatabase } from './backup-database.mjs';

const [file] = process.argv.slice(2);
if (!file || !existsSync(file)) {
  console.error(file ? `${file} gibt es nicht.` : 'Aufruf: npm run restore -- sicherung.gz');
  process.exit(1);
}

try {
  const rows = await withDatabase(true, async (owner) => {
    const { restore } = await platform('backup/restore.js');
    return restore(owner, createReadStream(file));
  });
  console.log(`Zurückgespielt: ${rows} Zeilen aus ${file}`);
} catch (error) {
  fail(error, file);
}

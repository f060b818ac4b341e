// npm run admin -- <command> …: operator-only commands, on the database that npm start would use.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { commands } from './admin-commands.mjs';
import { fail, whileWorking, withDatabase } from './backup-database.mjs';

const OPTIONS = { yes: { type: 'boolean' }, modules: { type: 'string' }, into: { type: 'string' } };

const { values, positionals: given } = read(process.argv.slice(2));
const name = [given.slice(0, 2).join(' '), given[0] ?? ''].find((words) => Object.hasOwn(commands, words));
const command = name && commands[name];
const args = given.slice(name?.split(' ').length);
const needed = command?.takes?.split(' ').length ?? 0;
const unknown = Object.keys(values).filter(
  (key) => key !== 'yes' && !command?.options?.includes(`--${key} `),
);
if (!command || unknown.length > 0 || args.length < needed || args.length > needed + (command.may ? 1 : 0)) {
  for (const line of usage()) console.error(line);
  process.exit(1);
}

try {
  if (command.question && !values.yes && !(await isConfirmed(command.question))) {
    console.error('Nichts geändert.');
    process.exit(1);
  }
  const { lines, ...about } = await withDatabase(false, (owner) =>
    whileWorking(command.run(owner, ...args, ...(command.options ? [values] : []))),
  );
  if (command.log) console.error(JSON.stringify({ level: 40, time: Date.now(), ...about, msg: command.log }));
  for (const line of lines) console.log(line);
} catch (error) {
  fail(error);
}

function usage() {
  const asked = ([words, { takes, may, options }]) =>
    [`npm run admin -- ${words}`, takes, may && `[${may}]`, options && `[${options}]`]
      .filter(Boolean)
      .join(' ');
  const entries = Object.entries(commands);
  if (given.length === 0) return ['Aufruf, mit --yes ohne Rückfrage:', ...entries.map(asked)];
  const meant = entries.find(([words]) => words === name) ?? entries[0];
  return [`Aufruf: ${asked(meant)}`];
}

/** Whatever is no option counts as a word too many. */
function read(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    return { values: { unknown: true }, positionals: args };
  }
}

/** Without an answer, as in a script, it is no. */
async function isConfirmed(question) {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const closed = new Promise((resolve) => lines.once('close', () => resolve('')));
    const answer = await Promise.race([lines.question(`${question} (ja/nein) `), closed]);
    return /^j(a)?$/i.test(String(answer).trim());
  } finally {
    lines.close();
  }
}

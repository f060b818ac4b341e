// npm run admin -- <command> <e-mail>: operator-only commands, on the database that npm start would use.
import { createInterface } from 'node:readline/promises';
import { fail, platform, withDatabase } from './backup-database.mjs';

const ACTIVATE = 'Das Konto ist deaktiviert: Anmelden geht erst, wenn ein Admin es wieder aktiviert.';

/** Each with what it asks before, the words of its log line, and what it does and says. */
const commands = {
  'reset-password': {
    log: 'password reset by the operator',
    async run(owner, email) {
      const { resetPassword } = await platform('../session/reset-password.js');
      const { id, password, active } = await resetPassword(owner, email);
      const lines = [
        `Neues Passwort für ${email}: ${password}`,
        'Alle Sitzungen sind beendet. Bitte nach der Anmeldung im Profil ein eigenes Passwort wählen.',
      ];
      return { id, lines: active ? lines : [...lines, ACTIVATE] };
    },
  },
  invite: {
    question: 'Eine Einladung erstellen? Eine frühere endet damit.',
    log: 'invitation made by the operator',
    run: (owner, email) => codeOf(owner, 'invite', email),
  },
  'reset-link': {
    question: 'Einen Link für ein neues Passwort erstellen? Ein früherer endet damit.',
    log: 'link for a new password made by the operator',
    run: (owner, email) => codeOf(owner, 'reset', email),
  },
  'reset-second-factor': {
    question:
      'Alle zweiten Faktoren und Wiederherstellungscodes der Person entfernen und sie überall abmelden?',
    log: 'second factor reset by the operator',
    async run(owner, email) {
      const { resetSecondFactor } = await platform('../session/operator.js');
      const { person, removed } = await resetSecondFactor(owner, email);
      return {
        id: person.id,
        lines: [`${removed} zweite Faktoren von ${email} sind entfernt. Zur Anmeldung genügt das Passwort.`],
      };
    },
  },
  sessions: {
    question: 'Die Person auf allen Geräten abmelden?',
    log: 'sessions ended by the operator',
    async run(owner, email) {
      const { endSessions } = await platform('../session/operator.js');
      const { person, ended } = await endSessions(owner, email);
      return { id: person.id, lines: [`${ended} Sitzungen von ${email} sind beendet.`] };
    },
  },
};

async function codeOf(owner, kind, email) {
  const { makeCode } = await platform('../session/operator.js');
  const { code, link, expires, person } = await makeCode(owner, kind, email);
  const until = expires.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const lines = [
    ...(link ? [`Link für ${email}: ${link}`] : []),
    `Code für ${email}: ${code}`,
    `Gültig bis ${until}, einmal.`,
    ...(link ? [] : ['Ohne PUBLIC_URL gibt es keinen Link.']),
  ];
  return { id: person.id, lines: person.active ? lines : [...lines, ACTIVATE] };
}

const given = process.argv.slice(2).filter((word) => word !== '--yes');
const [name, email, ...others] = given;
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (!command || !email || others.length > 0) {
  const all = `${Object.keys(commands).join(' | ')} name@firma.de [--yes]`;
  const one = `${command ? name : 'reset-password'} name@firma.de`;
  console.error(`Aufruf: npm run admin -- ${name ? one : all}`);
  process.exit(1);
}

try {
  if (command.question && !process.argv.includes('--yes') && !(await isConfirmed(command.question))) {
    console.error('Nichts geändert.');
    process.exit(1);
  }
  const { id, lines } = await withDatabase(false, (owner) => command.run(owner, email));
  console.error(JSON.stringify({ level: 40, time: Date.now(), user: id, msg: command.log }));
  for (const line of lines) console.log(line);
} catch (error) {
  fail(error);
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

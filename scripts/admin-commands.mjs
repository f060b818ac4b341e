import { platform } from './backup-database.mjs';

const ACTIVATE = 'Das Konto ist deaktiviert: Anmelden geht erst, wenn ein Admin es wieder aktiviert.';
const PERSON = 'name@firma.de';

const moment = (date) =>
  date.toLocaleString('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' });

/** Each with what it takes, what it asks before, the words of its log line, and what it does and says. */
export const commands = {
  'reset-password': {
    takes: PERSON,
    log: 'password reset by the operator',
    async run(owner, email) {
      const { resetPassword } = await platform('../sides/signin/reset-password.js');
      const { id, password, active } = await resetPassword(owner, email);
      const lines = [
        `Neues Passwort für ${email}: ${password}`,
        'Alle Sitzungen sind beendet. Bitte nach der Anmeldung im Profil ein eigenes Passwort wählen.',
      ];
      return { user: id, lines: active ? lines : [...lines, ACTIVATE] };
    },
  },
  invite: {
    takes: PERSON,
    question: 'Eine Einladung erstellen? Eine frühere endet damit.',
    log: 'invitation made by the operator',
    run: (owner, email) => codeOf(owner, 'invite', email),
  },
  'reset-link': {
    takes: PERSON,
    question: 'Einen Link für ein neues Passwort erstellen? Ein früherer endet damit.',
    log: 'link for a new password made by the operator',
    run: (owner, email) => codeOf(owner, 'reset', email),
  },
  'reset-second-factor': {
    takes: PERSON,
    question:
      'Alle zweiten Faktoren und Wiederherstellungscodes der Person entfernen und sie überall abmelden?',
    log: 'second factor reset by the operator',
    async run(owner, email) {
      const { resetSecondFactor } = await platform('../sides/signin/operator.js');
      const { person, removed } = await resetSecondFactor(owner, email);
      return {
        user: person.id,
        lines: [`${removed} zweite Faktoren von ${email} sind entfernt. Zur Anmeldung genügt das Passwort.`],
      };
    },
  },
  sessions: {
    takes: PERSON,
    question: 'Die Person auf allen Geräten abmelden?',
    log: 'sessions ended by the operator',
    async run(owner, email) {
      const { endSessions } = await platform('../sides/signin/operator.js');
      const { person, ended } = await endSessions(owner, email);
      return { user: person.id, lines: [`${ended} Sitzungen von ${email} sind beendet.`] };
    },
  },
  'global-admin': {
    takes: PERSON,
    question: 'Die Person zum Global-Admin machen? Sie verwaltet dann alle Unternehmen.',
    log: 'global admin made by the operator',
    async run(owner, email) {
      const { makeGlobalAdmin } = await platform('../sides/signin/operator.js');
      const { id } = await makeGlobalAdmin(owner, email);
      return { user: id, lines: [`${email} ist jetzt Global-Admin.`] };
    },
  },
  anonymise: {
    takes: PERSON,
    question:
      'Name und E-Mail der Person überall entfernen? Das lässt sich nicht rückgängig machen; in Sicherungen von vorher stehen sie noch.',
    log: 'person anonymised by the operator',
    async run(owner, email) {
      const { anonymisePerson } = await platform('../sides/privacy/operator-anonymise.js');
      const { id, name } = await anonymisePerson(owner, email);
      return { user: id, lines: [`Die Person heißt jetzt ${name}.`] };
    },
  },
  'company lock': {
    takes: 'Nummer',
    question: 'Das Unternehmen sperren und alle seine Leute abmelden?',
    log: 'company locked by the operator',
    run: (owner, id) => lock(owner, id, true),
  },
  'company unlock': {
    takes: 'Nummer',
    question: 'Die Sperre des Unternehmens aufheben?',
    log: 'company unlocked by the operator',
    run: (owner, id) => lock(owner, id, false),
  },
  'company export': {
    takes: 'Nummer Datei',
    options: '--modules inventory',
    log: 'company exported by the operator',
    async run(owner, id, file, { modules }) {
      const { exportCompanyTo } = await platform('../sides/moving/export-company.js');
      const { name, rows } = await exportCompanyTo(owner, id, file, modules);
      const lines = [
        `${name}: ${rows} Zeilen in ${file}.`,
        'Passwörter, zweite Faktoren und andere Geheimnisse sind nicht darin; alles andere, auch Persönliches, schon.',
      ];
      return { company: Number(id), lines };
    },
  },
  'company import': {
    takes: 'Datei',
    options: '--modules inventory --into Nummer',
    question: 'Den Inhalt der Datei hier übernehmen? Andere warten mit dem Speichern, bis es fertig ist.',
    log: 'company imported by the operator',
    async run(owner, file, { modules, into }) {
      if (modules || into)
        return importModule(owner, file, modules ?? '(ohne --modules)', into ?? '(ohne --into)');
      const { importCompany } = await platform('../sides/moving/import-company.js');
      const { company, name, rows, admins } = await importCompany(owner, file);
      const lines = [
        `${name} ist Unternehmen ${company}: ${rows} Zeilen übernommen.`,
        'Niemand hat hier schon ein Passwort: alle kommen mit einer Einladung herein. Die ersten sind die Admins:',
        ...admins.map((email) => `npm run admin -- invite ${email}`),
      ];
      return { company, lines };
    },
  },
  'mail list': {
    async run(owner) {
      const { heldMails } = await platform('../mail/operator.js');
      const { held, waiting, failed } = await heldMails(owner);
      const line = ({ address, company_id, mails, since, refused }) =>
        `${address} (Unternehmen ${company_id}): ${mails} zurückgehalten seit ${moment(since)}${refused ? ', vom Mailserver abgelehnt' : ''}`;
      return { lines: [...held.map(line), `${waiting} warten, ${failed} sind gescheitert.`] };
    },
  },
  'mail release': {
    may: PERSON,
    question: 'Senden, was zurückgehalten wird?',
    log: 'mails released by the operator',
    async run(owner, address = null) {
      const { releaseMails } = await platform('../mail/operator.js');
      return { lines: [`${await releaseMails(owner, address)} E-Mails werden gesendet.`] };
    },
  },
  'mail drop': {
    may: PERSON,
    question: 'Verwerfen, was zurückgehalten wird? Es wird nie gesendet.',
    log: 'mails dropped by the operator',
    async run(owner, address = null) {
      const { dropMails } = await platform('../mail/operator.js');
      return { lines: [`${await dropMails(owner, address)} E-Mails sind verworfen.`] };
    },
  },
  'job list': {
    async run(owner) {
      const { lastJobs } = await platform('../mail/operator.js');
      const line = ({ name, period, company_id, created_at }) =>
        `${moment(created_at)}: ${name} ${period}, Unternehmen ${company_id}`;
      const runs = await lastJobs(owner);
      return { lines: runs.length > 0 ? runs.map(line) : ['Noch nichts.'] };
    },
  },
};

async function importModule(owner, file, module, into) {
  const moving = await platform('../sides/moving/import-module.js');
  const { company, name, rows } = await moving.importModule(owner, file, module, into);
  return { company, lines: [`${rows} Zeilen (${module}) bei ${name} übernommen.`] };
}

async function lock(owner, id, isLocked) {
  const { lockCompany } = await platform('../sides/signin/operator-companies.js');
  const { name, ended } = await lockCompany(owner, id, isLocked);
  const line = isLocked ? `${name} ist gesperrt, ${ended} Sitzungen sind beendet.` : `${name} ist entsperrt.`;
  return { company: Number(id), lines: [line] };
}

async function codeOf(owner, kind, email) {
  const { makeLinkCode } = await platform('../sides/signin/operator.js');
  const { code, link, expires, person } = await makeLinkCode(owner, kind, email);
  const lines = [
    ...(link ? [`Link für ${email}: ${link}`] : []),
    `Code für ${email}: ${code}`,
    `Gültig bis ${moment(expires)}, einmal.`,
    ...(link ? [] : ['Ohne PUBLIC_URL gibt es keinen Link.']),
  ];
  return { user: person.id, lines: person.active ? lines : [...lines, ACTIVATE] };
}

import type { Flag } from '../../access/flags.ts';
import { type PeriodKind, type Periods, periodOf } from '../periods/periods.ts';

/** What is on in a company and its installation, as far as it decides what is done with people's data. */
export interface RegisterFacts {
  flags: readonly Flag[];
  features: readonly string[];
  /** For how many years the content of changes can be read. */
  keepYears: number;
  periods: Periods;
  /** After how many months what is noted of a sickness goes; 0 is never. */
  sickMonths: number;
  /** Whether somebody can sign on with an account of the company. */
  signOn: boolean;
  /** Whether this installation sends mail. */
  mail: boolean;
  /** Whether a session needs a cookie beside its token. */
  cookie: boolean;
}

/** One line of the records of processing activities (Art. 30 Abs. 1 DSGVO). */
export interface Processing {
  name: string;
  purpose: string;
  people: string;
  data: string;
  receivers: string;
  period: string;
}

interface Entry extends Omit<Processing, 'receivers' | 'period'> {
  /** Without it always. */
  on?: (facts: RegisterFacts) => boolean;
  receivers?: string | ((facts: RegisterFacts) => string);
  period?: string | ((facts: RegisterFacts) => string);
}

const flag =
  (...flags: Flag[]) =>
  (facts: RegisterFacts) =>
    flags.some((name) => facts.flags.includes(name));
const feature =
  (...names: string[]) =>
  ({ features }: RegisterFacts) =>
    names.some((name) => features.includes(name));

const STAFF = 'Beschäftigte';
/** Of what has no period of its own. */
const INSIDE = 'Personen im Unternehmen mit der Rolle dafür';
/** Invitations and links go by mail, too. */
const BY_MAIL = ({ mail }: RegisterFacts) => (mail ? `${INSIDE}; Betreiber des Mailservers` : INSIDE);
const UNTIL_ANONYMISED = 'bis zur Anonymisierung nach dem Ausscheiden';
const LAW = 'mindestens zwei Jahre (§ 16 Abs. 2 ArbZG, § 17 MiLoG)';

const ofKind =
  (kind: PeriodKind, otherwise: string) =>
  ({ periods }: RegisterFacts): string => {
    const months = periodOf(periods, kind);
    return months === 0 ? otherwise : `${months} Monate; was noch in einem Konto oder Budget zählt, länger`;
  };

const ENTRIES: readonly Entry[] = [
  {
    name: 'Personalverwaltung und Zugang',
    purpose: 'Beschäftigte führen, anmelden und ihre Rechte festlegen',
    people: STAFF,
    data: 'Name, auch frühere Namen, E-Mail, Personalnummer, Arbeitsplatz, Rolle, Eintritt, Wochenstunden, Urlaubsanspruch; Passwort nur als Prüfwert',
    receivers: BY_MAIL,
  },
  {
    name: 'Verträge',
    on: feature('contracts'),
    purpose: 'Soll und Urlaubsanspruch nach dem Vertrag berechnen',
    people: STAFF,
    data: 'Stunden der Wochentage, Urlaub, Arbeitsort, Gültigkeit',
  },
  {
    name: 'Arbeitszeiten',
    on: flag('timebooking'),
    purpose: 'Arbeitszeit aufzeichnen (§ 3 ArbSchG, § 16 ArbZG, § 17 MiLoG)',
    people: STAFF,
    data: 'Beginn, Ende, Pausen und Stunden der Tage',
    period: ofKind('times', LAW),
  },
  {
    name: 'Arbeitszeitschutz',
    on: feature('law'),
    purpose: 'Auf Verstöße gegen das Arbeitszeitgesetz hinweisen',
    people: STAFF,
    data: 'Hinweise und Gründe, bei Jugendlichen das Geburtsdatum',
    period: ofKind('times', LAW),
  },
  {
    name: 'Stempeluhr',
    on: feature('clock'),
    purpose: 'Kommen, Pausen und Gehen im Moment erfassen',
    people: STAFF,
    data: 'Zeitpunkte der Stempelungen, PIN nur als Prüfwert',
    period: ofKind('times', LAW),
  },
  {
    name: 'Projektstunden',
    on: flag('projectbooking'),
    purpose: 'Leistungen nachweisen und abrechnen',
    people: STAFF,
    data: 'Stunden und Texte je Tag und Projekt',
    period: ofKind('bookings', UNTIL_ANONYMISED),
  },
  {
    name: 'Abwesenheiten und Urlaub',
    on: flag('absences'),
    purpose: 'Urlaub und andere Abwesenheiten beantragen, entscheiden und abrechnen',
    people: STAFF,
    data: 'Tage und Art der Abwesenheit, Notiz, Vertretung, Entscheidung, Urlaubskonto; Krankheitstage sind Gesundheitsdaten (Art. 9 DSGVO)',
    period: ofKind('absences', UNTIL_ANONYMISED),
  },
  {
    name: 'Krankheitsfälle',
    on: feature('kinds'),
    purpose: 'Entgeltfortzahlung und Nachweise verfolgen (§§ 3, 5 EFZG)',
    people: STAFF,
    data: 'Beginn und Ende eines Falls, Stand des Nachweises, Krankenkasse; keine Diagnosen',
    period: ({ sickMonths }) =>
      sickMonths === 0
        ? UNTIL_ANONYMISED
        : `${sickMonths} Monate nach dem Ende des Bezugszeitraums (zwölf Monate nach Beginn)`,
  },
  {
    name: 'Teams',
    on: feature('teams'),
    purpose: 'Festlegen, wer über Anträge entscheidet',
    people: STAFF,
    data: 'Zugehörigkeit, Leitung und Entscheidungsvertretung mit ihren Zeiträumen',
  },
  {
    name: 'Stundenkonto',
    on: feature('overtime'),
    purpose: 'Plus- und Minusstunden führen',
    people: STAFF,
    data: 'Saldo, Buchungen und ihre Begründung',
  },
  {
    name: 'Monatsabschluss',
    on: feature('closing'),
    purpose: 'Stundenzettel bestätigen, abschließen und aufbewahren',
    people: STAFF,
    data: 'Stundenzettel mit Zeiten, Konten und Korrekturen',
    period: LAW,
  },
  {
    name: 'Zuschläge und Zulagen',
    on: feature('allowances'),
    purpose: 'Zuschlagspflichtige Zeiten und Zulagen ermitteln',
    people: STAFF,
    data: 'Minuten je Zuschlag, Zulagen je Tag',
    period: ofKind('times', UNTIL_ANONYMISED),
  },
  {
    name: 'Lohnübergabe',
    on: feature('payroll'),
    purpose: 'Stunden und Abwesenheiten an die Lohnabrechnung geben',
    people: STAFF,
    data: 'Personalnummer, Lohnarten, Stunden und Tage, Kostenstelle',
    receivers: 'Lohnbüro oder Steuerberatung',
    period: ({ periods }) =>
      periods.payroll_months === 0
        ? 'sechs Jahre (§ 41 Abs. 1 EStG)'
        : `Dateien ${periods.payroll_months} Monate, Zahlen sechs Jahre (§ 41 Abs. 1 EStG)`,
  },
  {
    name: 'Auswertungen',
    on: feature('reports', 'budgets'),
    purpose: 'Projekte und Kapazität steuern',
    people: STAFF,
    data: 'Summen der Stunden nach Person, Projekt und Zeitraum',
  },
  {
    name: 'Kunden',
    on: flag('customer'),
    purpose: 'Auftraggeber und Ansprechpartner führen',
    people: 'Kunden und ihre Ansprechpartner',
    data: 'Name, Anschrift, Telefon, E-Mail, Notizen',
    period: 'bis zur Löschung des Kunden',
  },
  {
    name: 'Mitteilungen',
    on: feature('notices'),
    purpose: 'Über Anträge, Entscheidungen und Fristen informieren',
    people: STAFF,
    data: 'Anlass, Zeitpunkt, bei Mails die Adresse',
    receivers: BY_MAIL,
    period: '90 Tage',
  },
  {
    name: 'Kalender-Abos',
    on: feature('feeds'),
    purpose: 'Abwesenheiten in anderen Kalendern anzeigen',
    people: STAFF,
    data: 'Tage der Abwesenheit, je nach Sichtbarkeit ihre Art',
    receivers: 'Anbieter des Kalenderprogramms, in das jemand die Adresse einträgt',
    period: 'bis zum Löschen des Abos',
  },
  {
    name: 'Anmeldung mit Firmenkonto',
    on: ({ features, signOn }) => signOn && features.includes('security'),
    purpose: 'Beschäftigte mit dem Konto des Unternehmens anmelden',
    people: STAFF,
    data: 'Kennung des Kontos beim Anbieter, Zeitpunkt der Verknüpfung',
    receivers: 'Anbieter der Anmeldung',
    period: 'bis zum Lösen der Verknüpfung',
  },
  {
    name: 'Schlüssel für Programme',
    on: feature('tokens'),
    purpose: 'Andere Programme im Namen einer Person lesen und schreiben lassen',
    people: STAFF,
    data: 'Name, Umfang, Ende und letzte Verwendung des Schlüssels; was die Person selbst lesen und schreiben darf',
    receivers: 'Anbieter der Programme, denen jemand einen Schlüssel gibt',
    period: 'bis zum Ende des Schlüssels, höchstens ein Jahr',
  },
  {
    name: 'Übernahme aus Dateien',
    on: feature('import'),
    purpose: 'Bestehende Daten übernehmen und die Übernahme zurücknehmen',
    people: STAFF,
    data: 'Gelesene Zeilen einer Datei mit dem Stand davor',
    period: '31 Tage nach der Übernahme',
  },
  {
    name: 'Verlauf',
    on: feature('audit'),
    purpose: 'Nachweisen, wer was geändert hat (Art. 5 Abs. 2 DSGVO)',
    people: STAFF,
    data: 'Änderung mit altem und neuem Wert, Person und Zeitpunkt',
    period: ({ keepYears }) => `${keepYears} Jahre, danach nur noch Prüfsummen`,
  },
  {
    name: 'Sicherheit der Konten',
    on: feature('security'),
    purpose: 'Fremde Anmeldungen erkennen und verhindern (Art. 32 DSGVO)',
    people: STAFF,
    data: 'Geräte und Zeitpunkt der Anmeldung, Namen zweiter Faktoren, fehlgeschlagene Anmeldungen',
    period: 'Anmeldungen bis zum Abmelden, Fehlschläge 90 Tage',
  },
];

const told = (given: Entry['period'], facts: RegisterFacts, otherwise: string): string =>
  typeof given === 'function' ? given(facts) : (given ?? otherwise);

/** What the company does with people's data, made of what it has switched on. */
export const processingsOf = (facts: RegisterFacts): Processing[] =>
  ENTRIES.filter(({ on }) => on?.(facts) ?? true).map(({ on: _, receivers, period, ...entry }) => ({
    ...entry,
    receivers: told(receivers, facts, INSIDE),
    period: told(period, facts, UNTIL_ANONYMISED),
  }));

/** How the data are protected (Art. 32). */
export function measuresOf({ features, cookie }: RegisterFacts): string[] {
  const measures = [
    'Daten jedes Unternehmens sind in der Datenbank durch Regeln je Zeile getrennt.',
    'Passwörter, PINs und Schlüssel liegen nur als Prüfwerte vor.',
    'Wer was darf, folgt aus der Rolle; Leser ändern nichts.',
    'Wiederholte falsche Anmeldungen werden gebremst.',
    'Der Betreiber sichert die Datenbank regelmäßig und prüft die Sicherungen.',
    cookie && 'Eine Sitzung braucht Schlüssel und Cookie; einer allein öffnet nichts.',
    features.includes('security') && 'Ein zweiter Faktor schützt die Anmeldung; Geräte lassen sich abmelden.',
    features.includes('audit') && 'Änderungen werden versiegelt aufgezeichnet.',
    features.includes('closing') && 'Abgeschlossene Monate lassen sich nicht mehr ändern.',
  ];
  return measures.filter((measure) => measure !== false);
}

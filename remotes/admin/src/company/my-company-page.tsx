import { allows } from '@stundenbuch/domain/access/access';
import { flagsOf } from '@stundenbuch/domain/access/flags';
import { showsTile } from '@stundenbuch/domain/sides/people/access';
import { privacyAccess } from '@stundenbuch/domain/sides/privacy/access';
import { formatNumber } from '@stundenbuch/web/format';
import {
  Facts,
  type IconName,
  LinkTileView,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  StatusTag,
  Tiles,
} from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { CompanyData } from '../privacy/company-data.tsx';
import { MODULES } from '../settings/module-names.ts';
import { useCompanyRecordQuery } from '../shared/admin.api.ts';

interface Tile {
  label: string;
  /** For people with nothing to manage behind it. */
  seen?: string;
  hint: string;
  /** For people who may look and post nothing. */
  seenHint?: string;
  path: string;
  icon: IconName;
}

const TILES: Tile[] = [
  {
    label: 'Mitarbeiter verwalten',
    seen: 'Mitarbeiter',
    hint: 'Wer hier arbeitet und was vereinbart ist',
    path: '/myworkers',
    icon: 'team',
  },
  {
    label: 'Arbeitsplätze verwalten',
    hint: 'Auswahl für Mitarbeiter und Stundensätze',
    path: '/myjobs',
    icon: 'job',
  },
  {
    label: 'Kategorien verwalten',
    hint: 'Ordnung für Projekte und Inventar',
    path: '/mycategories',
    icon: 'category',
  },
  {
    label: 'Einstellungen',
    hint: 'Welche Funktionen Sie nutzen',
    path: '/company-settings',
    icon: 'company',
  },
  { label: 'Teams', hint: 'Wer zusammenarbeitet und wer entscheidet', path: '/teams', icon: 'team' },
  {
    label: 'Abwesenheitsarten',
    hint: 'Eigene Arten und was ein Tag zählt',
    path: '/absence-kinds',
    icon: 'absence',
  },
  {
    label: 'Zuschläge und Zulagen',
    hint: 'Welche Minuten mehr zählen, und was gezählt wird',
    path: '/surcharge-rules',
    icon: 'booking',
  },
  {
    label: 'Krankmeldungen',
    hint: 'Offene Bescheinigungen und wer krank ist',
    path: '/sick-cases',
    icon: 'absence',
  },
  {
    label: 'Feiertage und Betriebskalender',
    hint: 'Freie Tage, eigene Tage und Betriebsferien',
    path: '/company-calendar',
    icon: 'calendar',
  },
  {
    label: 'Jahreswechsel',
    hint: 'Urlaub übertragen, Hinweise geben, Verfall buchen',
    seenHint: 'Was übertragen wird und was verfällt',
    path: '/vacation-closing',
    icon: 'history',
  },
  {
    label: 'Daten übernehmen',
    hint: 'Aus einer Tabelle oder einem anderen Programm',
    path: '/import',
    icon: 'download',
  },
  { label: 'Verlauf', hint: 'Wer was wann geändert hat', path: '/audit', icon: 'history' },
  {
    label: 'Sicherheitsprotokoll',
    hint: 'Fehlgeschlagene Anmeldungen und PINs',
    path: '/security-log',
    icon: 'history',
  },
  {
    label: 'Verarbeitungsverzeichnis',
    hint: 'Was mit Daten von Personen geschieht (Art. 30 DSGVO)',
    path: '/processing-register',
    icon: 'category',
  },
  { label: 'Team-Kalender', hint: 'Wer wann abwesend ist', path: '/vacation-overview', icon: 'calendar' },
];

/** /mycompany: facts about the company, and links by permission (AMB-22). */
export function MyCompanyPage() {
  const { who, company } = useSession();
  const tiles = TILES.filter(({ path }) => who && showsTile(path, who));
  return (
    <>
      <PageHeader title="Mein Unternehmen">{company?.name}</PageHeader>
      <Tiles>
        {tiles.map(({ seen, seenHint, ...tile }) => (
          <LinkTileView
            key={tile.path}
            {...tile}
            {...(seen && who?.role !== 'admin' && { label: seen })}
            {...(seenHint && who?.role !== 'admin' && { hint: seenHint })}
          />
        ))}
      </Tiles>
      {company && <About id={company.id} />}
    </>
  );
}

function About({ id }: { id: number }) {
  const { who } = useSession();
  const { data: company, error, refetch } = useCompanyRecordQuery(String(id));
  if (error && !company) return <LoadFailure error={error} onRetry={refetch} />;
  if (!company) return <Skeleton lines={4} />;
  const modules = MODULES.filter(({ flag }) => flagsOf(company.permission).includes(flag));
  return (
    <div className="sb-columns sb-panels">
      <Panel title="Das Unternehmen">
        <Facts
          facts={[
            ['Name', company.name],
            ['Aktive Mitarbeiter', formatNumber(company.employee_count)],
            ['Anschrift', addressLine(company.address)],
          ]}
        />
      </Panel>
      <Panel title="Freigeschaltete Module">
        {modules.length === 0 && <p>Noch kein Modul ist freigeschaltet.</p>}
        <ul className="sb-line">
          {modules.map(({ flag, name }) => (
            <li key={flag}>
              <StatusTag tone="good">{name}</StatusTag>
            </li>
          ))}
        </ul>
      </Panel>
      {allows(privacyAccess.companyExport, who) && <CompanyData company={company.name} />}
    </div>
  );
}

type Address = Record<'street' | 'house_number' | 'zip_code' | 'city', string | null>;

function addressLine(address: Address | null): string {
  if (!address) return '';
  const { street, house_number, zip_code, city } = address;
  const lines = [
    [street, house_number],
    [zip_code, city],
  ].map((words) => words.filter(Boolean).join(' '));
  return lines.filter(Boolean).join(', ');
}

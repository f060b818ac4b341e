import type { Register } from '@stundenbuch/domain/sides/privacy/contract';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { PrintButton } from '@stundenbuch/web/print';
import { privacyApi } from './privacy.api.ts';

type Processing = Register['processings'][number];

const column = (key: keyof Processing, title: string): Column<Processing> => ({
  key,
  title,
  sortable: false,
  value: (row) => row[key],
  ...(key === 'name' && { card: 'title' }),
});

const columns = [
  column('name', 'Verarbeitung'),
  column('purpose', 'Zweck'),
  column('people', 'Betroffene'),
  column('data', 'Daten'),
  column('receivers', 'Empfänger'),
  column('period', 'Löschung'),
];

/** A phone is narrower than the word. */
const TITLE = 'Verzeichnis von Verarbeitungs\u00ADtätigkeiten';

/** /processing-register: what the company does with people's data, as Art. 30 DSGVO asks for it. */
export function RegisterPage() {
  const { data, error, refetch } = privacyApi.useRegisterQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <LoadFailure title="Verarbeitungsverzeichnis" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={12} />;
  return (
    <>
      <PageHeader title={TITLE} actions={<PrintButton />}>
        {data.company}
      </PageHeader>
      <div className="sb-stack">
        <p className="sb-muted">
          Nach Art. 30 DSGVO, aus dem, was bei Ihnen eingeschaltet ist. Ergänzen Sie Ihre Kontaktdaten und die
          des Datenschutzbeauftragten, und lassen Sie das Verzeichnis rechtlich prüfen.
        </p>
        <Panel title="Verarbeitungen">
          <DataTable
            id="Verarbeitungen"
            label="Verarbeitungen"
            columns={columns}
            rows={data.processings}
            rowKey={({ name }) => name}
            pageSize={data.processings.length}
          />
        </Panel>
        <Panel title="Technische und organisatorische Maßnahmen (Art. 32)">
          <ul className="sb-bullets">
            {data.measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}

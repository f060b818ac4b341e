import type { Seal, Verification } from '@stundenbuch/domain/sides/log/contract';
import { faultSentence } from '@stundenbuch/domain/sides/log/faults';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { useArrived } from '@stundenbuch/web/api';
import { type Column, DataTable, useServerTable } from '@stundenbuch/web/data';
import { Button, Facts, LoadFailure, Panel, Skeleton, StatusTag } from '@stundenbuch/web/kit';
import { useLazyVerificationQuery, useSealsQuery } from './audit.api.ts';
import './log.css';

const ID = 'seals';
const SIZE = 5;

const columns: Column<Seal>[] = [
  { key: 'no', title: 'Nr.', sortable: false, kind: 'number', value: ({ no }) => no, card: 'lead' },
  { key: 'at', title: 'Zeit', sortable: false, value: ({ at }) => formatMoment(at), card: 'title' },
  { key: 'rows', title: 'Änderungen', sortable: false, kind: 'number', value: ({ rows }) => rows },
  {
    key: 'hash',
    title: 'Prüfsumme',
    sortable: false,
    value: ({ hash }) => hash,
    render: ({ hash }) => <code className="adm-log-hash">{hash}</code>,
    card: 'text',
  },
];

/** The seals under the log, and whether they are whole. */
export function SealPanel() {
  const table = useServerTable(ID, SIZE);
  const { page, size } = table.query;
  const { currentData, error, refetch } = useSealsQuery({ page, size }, { refetchOnMountOrArgChange: true });
  const { data, arrived } = useArrived(currentData, { page, size });
  const [verify, { data: result, error: failure, isFetching }] = useLazyVerificationQuery();
  return (
    <Panel
      title="Siegel"
      actions={
        <Button icon="check" busy={isFetching} onClick={() => void verify()}>
          Prüfen
        </Button>
      }
    >
      <p className="sb-muted">
        Jede Minute werden die neuen Änderungen versiegelt. Jedes Siegel enthält das vorige: Wer nachträglich
        etwas ändert, entfernt oder umstellt, bricht die Kette.
      </p>
      <div aria-live="polite">
        {failure && !isFetching && <LoadFailure error={failure} onRetry={() => void verify()} />}
        {result && !isFetching && <Result result={result} />}
      </div>
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={SIZE} />}
      {data && !(error && !currentData) && (
        <DataTable
          id={ID}
          label="Siegel"
          columns={columns}
          rows={data.rows}
          rowKey={({ no }) => no}
          pageSize={SIZE}
          server={{ ...table.server<Seal>(data.total), arrived }}
          empty="Noch ist nichts versiegelt."
        />
      )}
    </Panel>
  );
}

function Result({ result }: { result: Verification }) {
  const { wrong, seals, rows, unsealed, sealed_at, head, findings, found } = result;
  return (
    <div className="sb-stack adm-log-verified">
      <StatusTag tone={wrong ? 'bad' : 'good'}>
        {wrong ? faultSentence(wrong) : 'Alle Siegel sind unversehrt.'}
      </StatusTag>
      {found > 0 && (
        <>
          <StatusTag tone="bad">
            {found === 1
              ? 'In abgeschlossenen Monaten stimmt eine Stelle nicht.'
              : `In abgeschlossenen Monaten stimmen ${found} Stellen nicht.`}
          </StatusTag>
          <ul className="sb-bullets">
            {findings.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
            {found > findings.length && <li>{`und ${found - findings.length} weitere`}</li>}
          </ul>
        </>
      )}
      <Facts
        facts={[
          ['Siegel', String(seals)],
          ['Versiegelte Änderungen', String(rows)],
          ['Noch nicht versiegelt', String(unsealed)],
          ['Zuletzt versiegelt', sealed_at && formatMoment(sealed_at)],
          ['Letzte Prüfsumme', head && <code className="adm-log-hash">{head}</code>],
        ]}
      />
    </div>
  );
}

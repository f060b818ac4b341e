import type { Contingent } from '@stundenbuch/domain/accounts/contingents/contract';
import { PERIOD_WORDS } from '@stundenbuch/domain/records/kinds/feature-words';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { ButtonLink, EditLink, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useContingentsQuery } from './contingents.api.ts';
import { amountOf } from './words.ts';

const pathOf = ({ id }: Contingent) => `/contingent?id=${id}`;

/** What everybody has, in the latest year for which it was said. */
function usualOf({ amounts, unit }: Contingent): string {
  const usual = amounts.findLast(({ user }) => user === null);
  return usual ? `${amountOf(usual.amount ?? 0, unit)} ab ${usual.year}` : '';
}

const columns: Column<Contingent>[] = [
  { key: 'name', title: 'Kontingent', value: ({ name }) => name, card: 'title' },
  { key: 'amount', title: 'Umfang', value: usualOf },
  { key: 'per', title: 'Zeitraum', value: ({ per }) => PERIOD_WORDS[per] },
  {
    key: 'only_for',
    title: 'Für',
    value: ({ only_for }) => (only_for ? 'benannte Personen' : 'alle'),
  },
];

/** How many days or hours there are of the company's own kinds. */
export function ContingentsPanel() {
  const { data, error, refetch } = useContingentsQuery();
  return (
    <Panel
      title="Kontingente"
      actions={
        <ButtonLink to="/contingent" icon="add">
          Kontingent anlegen
        </ButtonLink>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && (
        <DataTable
          id="contingents"
          label="Kontingente"
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          to={pathOf}
          step={<ButtonLink to="/contingent">Kontingent anlegen</ButtonLink>}
          empty="Noch kein Kontingent angelegt: Von keiner Art wird gezählt, wie viel noch übrig ist."
          actions={(contingent) => (
            <EditLink to={pathOf(contingent)} label={`Kontingent ${contingent.name} bearbeiten`} />
          )}
        />
      )}
    </Panel>
  );
}

import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { ButtonLink, EditLink, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';

interface Linked {
  path: string;
  label: string;
}

interface Props<Row> {
  id: string;
  title: string;
  add: Linked;
  edit: (row: Row) => Linked;
  columns: readonly Column<Row>[];
  query: { data?: Row[] | undefined; error?: unknown; refetch: () => void };
  empty: string;
  /** Values of the summary row, by column key. */
  summary?: (rows: readonly Row[]) => Record<string, ReactNode>;
}

/** A page with one table of five rows, an add link and a pencil per row. */
export function NameList<Row extends { id: number }>(props: Props<Row>) {
  const { id, title, add, edit, columns, query, empty, summary } = props;
  const { data: rows, error, refetch } = query;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <ExportButton id={id} columns={columns} rows={rows ?? []} />
            <ButtonLink to={add.path} kind="primary" icon="add">
              {add.label}
            </ButtonLink>
          </>
        }
      />
      <Panel>
        {Boolean(error) && !rows && <LoadFailure error={error} onRetry={refetch} />}
        {!rows && !error && <Skeleton lines={5} />}
        {rows && (
          <DataTable
            id={id}
            label={title}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            to={(row) => edit(row).path}
            empty={empty}
            step={<ButtonLink to={add.path}>{add.label}</ButtonLink>}
            {...(summary && { summary: summary(rows) })}
            actions={(row) => <EditLink to={edit(row).path} label={edit(row).label} />}
          />
        )}
      </Panel>
    </>
  );
}

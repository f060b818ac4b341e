import { DRAFT, sheetTitle } from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { monthOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { Button, LoadFailure, PageHeader, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useSearchParams } from 'react-router-dom';
import { SheetPaper } from './sheet-paper.tsx';
import { useSheetQuery } from './sheets.api.ts';

/** /sheet?user&month&version: a sheet as the browser prints it, on one page; without a month the current one's. */
export function SheetPage() {
  const today = useToday();
  const { user } = useSession();
  const [search] = useSearchParams();
  if (!user) return <Skeleton lines={12} />;
  const version = search.get('version');
  return (
    <Sheet
      user={Number(search.get('user') ?? user.id)}
      month={search.get('month') ?? monthOf(today)}
      {...(version !== null && { version: Number(version) })}
    />
  );
}

function Sheet(which: { user: number; month: string; version?: number }) {
  const { currentData: sheet, error, refetch } = useSheetQuery(which);
  if (error && !sheet) return <LoadFailure error={error} onRetry={refetch} />;
  if (!sheet) return <Skeleton lines={12} />;
  const state = sheet.sha256 === null ? DRAFT : `Version ${sheet.data.version}`;
  return (
    <>
      <PageHeader
        title={`${sheetTitle(sheet.data)}, ${state}`}
        actions={
          <Button kind="primary" icon="print" onClick={() => window.print()}>
            Drucken
          </Button>
        }
      />
      <SheetPaper sheet={sheet} />
    </>
  );
}

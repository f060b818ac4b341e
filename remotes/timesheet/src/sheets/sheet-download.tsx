import { allows } from '@stundenbuch/domain/access/access';
import { sheetAccess } from '@stundenbuch/domain/accounts/sheets/access';
import { Button } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { type SheetOf, useSheetPdf } from './use-sheet-pdf.ts';

interface Props {
  month: string;
  person: SheetOf | undefined;
  label?: string;
}

/** The month on paper; nothing where the company closes no months. */
export function SheetDownload({ month, person, label = 'Stundenzettel (PDF)' }: Props) {
  const { who } = useSession();
  const { open, isLoading } = useSheetPdf();
  if (!allows(sheetAccess.pdf, who)) return null;
  return (
    <Button icon="download" busy={isLoading} disabled={!person} onClick={() => person && open(person, month)}>
      {label}
    </Button>
  );
}

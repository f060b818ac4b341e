import { allows } from '@stundenbuch/domain/access/access';
import { sheetCalls } from '@stundenbuch/domain/sheets/access';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useSheetPdfMutation } from './sheets.api.ts';

interface Props {
  month: string;
  person: { user: number; first_name: string; name: string } | undefined;
}

/** The month on paper; nothing where the company closes no months. */
export function SheetDownload({ month, person }: Props) {
  const { who } = useSession();
  const alert = useAlert();
  const [load, { isLoading }] = useSheetPdfMutation();
  if (!allows(sheetCalls.pdf, who)) return null;
  async function open({ user, first_name, name }: NonNullable<Props['person']>) {
    const { error } = await load({ user, month, name: `Stundenzettel ${month} ${name}, ${first_name}` });
    if (error)
      alert(isFailure(error) ? error.message : 'Der Stundenzettel konnte nicht geladen werden.', 'danger');
  }
  return (
    <Button icon="download" busy={isLoading} disabled={!person} onClick={() => person && open(person)}>
      Stundenzettel (PDF)
    </Button>
  );
}

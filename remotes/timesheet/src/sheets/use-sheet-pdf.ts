import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useSheetPdfMutation } from './sheets.api.ts';

export interface SheetOf {
  user: number;
  first_name: string;
  name: string;
}

/** Offers the PDF of a month, or says why not. */
export function useSheetPdf() {
  const alert = useAlert();
  const [load, { isLoading }] = useSheetPdfMutation();
  async function open({ user, first_name, name }: SheetOf, month: string, version?: number): Promise<void> {
    const file = `Stundenzettel ${month} ${name}, ${first_name}`;
    const { error } = await load({
      user,
      month,
      ...(version !== undefined && { version }),
      name: version === undefined ? file : `${file}, Version ${version}`,
    });
    if (error)
      alert(isFailure(error) ? error.message : 'Der Stundenzettel konnte nicht geladen werden.', 'danger');
  }
  return { open, isLoading };
}

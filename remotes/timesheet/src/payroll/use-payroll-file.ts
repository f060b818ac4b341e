import type { PayrollRun } from '@stundenbuch/domain/accounts/payroll/contract';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { usePayrollFileMutation } from './payroll.api.ts';

/** Offers a file, or says why not. */
export function usePayrollFile() {
  const alert = useAlert();
  const [load, { isLoading }] = usePayrollFileMutation();
  async function offer(wanted: Parameters<typeof load>[0]): Promise<void> {
    const { error } = await load(wanted);
    if (error) alert(isFailure(error) ? error.message : 'Die Datei konnte nicht geladen werden.', 'danger');
  }
  return {
    isLoading,
    ofRun: ({ id, files }: PayrollRun) =>
      Promise.all(
        files.map(({ name }, part) => offer({ path: `/payroll/run/${id}/file?part=${part}`, name })),
      ),
    sample: () => offer({ path: '/payroll/sample', method: 'POST', name: 'Probedatei.zip' }),
  };
}

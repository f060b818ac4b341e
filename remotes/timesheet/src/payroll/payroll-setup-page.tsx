import { Button, LoadFailure, PageHeader, Skeleton } from '@stundenbuch/web/kit';
import { usePayrollLayoutsQuery, usePayrollSetupQuery } from './payroll.api.ts';
import { PayrollLayouts } from './payroll-layouts.tsx';
import { SetupForm } from './setup-form.tsx';
import { usePayrollFile } from './use-payroll-file.ts';

/** /payroll-setup: which program, which wage types, which columns (PAY-01 to PAY-10). */
export function PayrollSetupPage() {
  const setup = usePayrollSetupQuery();
  const layouts = usePayrollLayoutsQuery();
  const file = usePayrollFile();
  const error = setup.error ?? layouts.error;
  const retry = () => {
    setup.refetch();
    layouts.refetch();
  };
  if (error && (!setup.data || !layouts.data))
    return <LoadFailure title="Lohnübergabe einrichten" error={error} onRetry={retry} />;
  return (
    <>
      <PageHeader
        title="Lohnübergabe einrichten"
        actions={
          <Button icon="download" busy={file.isLoading} onClick={file.sample}>
            Probedatei (ZIP)
          </Button>
        }
      />
      {setup.data && layouts.data ? (
        <>
          <SetupForm key={setup.data.version} setup={setup.data} layouts={layouts.data} />
          <PayrollLayouts layouts={layouts.data} />
        </>
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  );
}

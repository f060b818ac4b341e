import { FIRM_WORKSHEETS } from '@stundenbuch/domain/accounts/reports/firm-formulas';
import { companySettings } from '@stundenbuch/domain/records/entries/company-settings';
import { everyPage } from '@stundenbuch/web/data';
import { ExportAction } from '@stundenbuch/web/export';
import { useSession } from '@stundenbuch/web/session';
import { firmWorksheets } from './firm-worksheets.ts';
import { type ReportPeriod, useLazyEntriesOfCompanyQuery } from './reports.api.ts';

const FILE = 'Stundenübersicht_Firmen';

/** The extra export for the one company that has it, on both overviews (AMB-56). */
export function FirmExport({ period }: { period: ReportPeriod }) {
  const { company } = useSession();
  const [fetchPage] = useLazyEntriesOfCompanyQuery();
  if (!company || !companySettings(company.id).customExport) return null;
  const entries = () =>
    everyPage(undefined, (page) => fetchPage({ ...period, ...page, sort: 'day' }).unwrap());
  return (
    <ExportAction name={FILE} sheets={() => firmWorksheets(entries())}>
      {FIRM_WORKSHEETS.overview}
    </ExportAction>
  );
}

import { allows } from '@stundenbuch/domain/access/access';
import { payrollParts } from '@stundenbuch/domain/accounts/payroll/access';
import { UNTESTED } from '@stundenbuch/domain/accounts/payroll/messages';
import { TARGET_WORDS } from '@stundenbuch/domain/accounts/payroll/wage-types';
import { addDays, firstOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { ButtonLink, LoadFailure, PageHeader, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MonthPicker } from '../shared/month-picker.tsx';
import { usePayrollSetupQuery } from './payroll.api.ts';
import { PayrollMonth } from './payroll-month.tsx';
import { PayrollRuns } from './payroll-runs.tsx';

/** /payroll?month: what a month brings to the payroll, problems first, and what was handed over (PAY-02, PAY-05). */
export function PayrollPage() {
  const today = useToday();
  const { who } = useSession();
  const [search, setSearch] = useSearchParams();
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const { data: setup, error, refetch } = usePayrollSetupQuery();
  const canManage = allows(payrollParts.manage, who);
  const before = monthOf(addDays(firstOfMonth(today), -1));
  const month = search.get('month') ?? before;
  return (
    <>
      <PageHeader
        title="Lohnübergabe"
        actions={
          canManage && (
            <ButtonLink to="/payroll-setup" icon="edit">
              Einrichtung
            </ButtonLink>
          )
        }
      />
      {error && !setup && <LoadFailure error={error} onRetry={refetch} />}
      {!setup && !error && <Skeleton lines={8} />}
      {setup && (
        <>
          <p className="sb-muted sb-apart">
            {TARGET_WORDS[setup.target]}. {UNTESTED}
          </p>
          <MonthPicker
            month={month}
            since={undefined}
            today={today}
            onChoose={(chosen) => {
              setExcluded([]);
              setSearch(chosen === before ? {} : { month: chosen });
            }}
          />
          <PayrollMonth key={month} {...{ month, excluded, canManage }} onExclude={setExcluded} />
          <PayrollRuns canManage={canManage} />
        </>
      )}
    </>
  );
}

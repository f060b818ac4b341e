import { InOrder, PageHeader } from '@stundenbuch/web/kit';
import { AccountWarnings } from '../account/account-warnings.tsx';
import { useDecisions } from './decisions.ts';
import { FailureReport } from './failure-report.tsx';
import { OpenRequests } from './open-requests.tsx';
import { ProcessedRequests } from './processed-requests.tsx';
import './inbox.css';

export function InboxPage() {
  const decisions = useDecisions();
  return (
    <>
      <PageHeader title="Inbox" />
      <InOrder>
        <OpenRequests {...decisions} />
        <FailureReport />
        <AccountWarnings />
        <ProcessedRequests {...decisions} />
      </InOrder>
    </>
  );
}

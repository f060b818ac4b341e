import { InOrder, PageHeader } from '@stundenbuch/web/kit';
import { SplitView } from '@stundenbuch/web/split-view';
import { AccountWarnings } from '../account/account-warnings.tsx';
import { useDecisions } from './decisions.ts';
import { FailureReport } from './failure-report.tsx';
import { OpenRequests } from './open-requests.tsx';
import { ProcessedRequests } from './processed-requests.tsx';
import { requestPages } from './request-pages.ts';
import './inbox.css';

export function InboxPage() {
  const decisions = useDecisions();
  return (
    <>
      <PageHeader title="Inbox" />
      <SplitView name="Inbox" pages={requestPages}>
        <InOrder>
          <OpenRequests {...decisions} />
          <FailureReport />
          <AccountWarnings />
          <ProcessedRequests {...decisions} />
        </InOrder>
      </SplitView>
    </>
  );
}

import { useGetList, useTranslate } from 'ra-core';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Page } from '../../../src/kit/layout/Page';
import { Section } from '../../../src/ui/page/Section';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import type { Approval } from '../contract/approval';
import { ApprovalRow } from './ApprovalRow';
import { approvalTexts } from './texts';
import './approvals.css';

/** What waits for a second person, each with what it would do. */
export const ApprovalsPage = () => {
  const translate = useTranslate();
  const query = useGetList<Approval, Error>('approvals', {}, { refetchOnWindowFocus: 'always' });
  const title = translate('resources.approvals.name');
  return (
    <Page title={title}>
      <Section title={title} isTitleUnseen>
        <RetryAlert queries={[query]} />
        {query.isPending && <TableSkeleton />}
        {query.data?.length === 0 && <p>{approvalTexts.nothing}</p>}
        {query.data && query.data.length > 0 && (
          <ul className="approvals">
            {query.data.map((approval) => (
              <ApprovalRow key={approval.id} approval={approval} />
            ))}
          </ul>
        )}
      </Section>
    </Page>
  );
};

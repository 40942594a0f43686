import { useGetOne } from 'ra-core';
import { useCapability } from '../../kit/access/useCapability';
import type { ApprovalState } from '../approvals/ApprovalState';
import { approvalTexts } from '../approvals/texts';
import { MenuCount } from './MenuCount';

/** In milliseconds: the menu and the page share one answer. */
const staleTime = 30_000;

/** How much the user can confirm, beside its link in the menu; nothing if nothing waits. */
export const ApprovalFigure = () => {
  const enabled = useCapability('approvals');
  const { data } = useGetOne<ApprovalState>(
    'approvals',
    { id: 'state' },
    { enabled, retry: false, refetchOnWindowFocus: 'always', staleTime },
  );
  const count = data?.waiting ?? 0;
  return <MenuCount count={count} label={approvalTexts.inMenu(count)} />;
};

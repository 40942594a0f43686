import { approvalTexts } from '../approvals/texts';
import { useApprovalState } from '../approvals/useApprovalState';
import { MenuCount } from './MenuCount';

/** How much the user can confirm, beside its link in the menu; nothing if nothing waits. */
export const ApprovalFigure = () => {
  const count = useApprovalState()?.waiting ?? 0;
  return <MenuCount count={count} label={approvalTexts.inMenu(count)} />;
};

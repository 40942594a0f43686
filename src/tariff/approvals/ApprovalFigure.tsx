import { MenuCount } from '../toDo/MenuCount';
import { approvalTexts } from './texts';
import { useApprovalState } from './useApprovalState';

/** How much the user can confirm, beside its link in the menu; nothing if nothing waits. */
export const ApprovalFigure = () => {
  const count = useApprovalState()?.waiting ?? 0;
  return <MenuCount count={count} label={approvalTexts.inMenu(count)} />;
};

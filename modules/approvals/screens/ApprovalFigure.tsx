import { useApprovalState } from '../../../src/tariff/acts/useNeedsOther';
import { MenuCount } from '../../../src/tariff/menu/MenuCount';
import { approvalTexts } from './texts';

/** How much the user can confirm, beside its link in the menu; nothing if nothing waits. */
export const ApprovalFigure = () => {
  const count = useApprovalState()?.waiting ?? 0;
  return <MenuCount count={count} label={approvalTexts.inMenu(count)} />;
};

import { Icon } from '../../ui/icons/Icon';
import './claimMark.css';
import { deskTexts } from './texts';
import { useHolders } from './useClaims';

/** Says in a row who else is deciding its request, if anybody is. */
export const ClaimMark = ({ applicationId }: { applicationId: number }) => {
  const holder = useHolders()(applicationId);
  return holder && <Icon name="account" title={deskTexts.deciding(holder)} className="claim-mark" />;
};

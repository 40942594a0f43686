import { Icon } from '../../../../src/ui/icons/Icon';
import { deskTexts } from './texts';
import { useHolders } from './useClaims';

/** Says in a row who else is deciding its request, or whose decision of it is to be confirmed. */
export const ClaimMark = ({ applicationId }: { applicationId: number }) => {
  const holder = useHolders()(applicationId);
  return (
    holder && (
      <Icon
        name="account"
        title={deskTexts[holder.awaitsApproval ? 'decided' : 'deciding'](holder.heldBy)}
        className="claim-mark"
      />
    )
  );
};

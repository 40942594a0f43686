import { useTranslate } from 'ra-core';
import type { ApplicationMoveName } from '../../../contract/rules/applicationMoves';
import { ActionButton } from '../../kit/actions/ActionButton';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';
import { ActionsCard } from './ActionsCard';
import { ActivationDialog } from './ActivationDialog';
import { CancellationDialog } from './CancellationDialog';
import { DeactivationDialog } from './DeactivationDialog';
import { RecheckButton } from './RecheckButton';
import { useOfferedMoves } from './useOfferedMoves';

const drawn: readonly ApplicationMoveName[] = ['activate', 'cancel', 'recheck', 'deactivate'];

interface TariffActionsProps {
  detail: LoadedDetail;
  /** Where the recheck form of this application stands. */
  recheckPath: string;
}

/** What a provider does with a request: cancel, activate, ask for a recheck, deactivate (spec 6). */
export const TariffActions = ({ detail, recheckPath }: TariffActionsProps) => {
  const translate = useTranslate();
  const offered = useOfferedMoves(detail).filter((move) => drawn.includes(move));
  const { application, currentEntry } = detail;
  const activatedOn = currentEntry?.applicationActivation?.activationStartDate;
  if (offered.length === 0) return null;
  return (
    <ActionsCard>
      {offered.includes('activate') && (
        <ActionButton
          variant="contained"
          label={translate('applicationActions.button.activate')}
          dialog={(control) => <ActivationDialog {...control} application={application} />}
        />
      )}
      {offered.includes('cancel') && (
        <ActionButton
          variant="outlined"
          color="error"
          label={translate('applicationActions.button.cancel')}
          dialog={(control) => <CancellationDialog {...control} applicationId={application.id} />}
        />
      )}
      {offered.includes('recheck') && (
        <RecheckButton path={recheckPath} isInProgress={detail.isRecheckInProgress} />
      )}
      {offered.includes('deactivate') && (
        <ActionButton
          variant="outlined"
          color="error"
          label={translate('applicationActions.button.deactivate')}
          dialog={(control) => (
            <DeactivationDialog
              {...control}
              applicationId={application.id}
              activatedOn={activatedOn ? new Date(activatedOn) : null}
            />
          )}
        />
      )}
    </ActionsCard>
  );
};

import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { ApplicationMoveName } from '../../../contract/rules/applicationMoves';
import { ActionButton } from '../../kit/actions/ActionButton';
import { Button, type ButtonLook } from '../../ui/buttons/Button';
import { Tooltip } from '../../ui/popover/Tooltip';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';
import { ActionsCard, useOfferedMoves } from './ActionsCard';
import { ActivationDialog } from './ActivationDialog';
import { CancellationDialog } from './CancellationDialog';
import { DeactivationDialog } from './DeactivationDialog';

const shownMoves: readonly ApplicationMoveName[] = ['activate', 'cancel', 'recheck', 'deactivate'];

interface TariffActionsProps {
  detail: LoadedDetail;
  /** The path of this application's recheck form. */
  recheckPath: string;
}

/** A provider's actions on a request: cancel, activate, recheck, deactivate (spec 6). */
export const TariffActions = ({ detail, recheckPath }: TariffActionsProps) => {
  const translate = useTranslate();
  const offered = useOfferedMoves(detail).filter((move) => shownMoves.includes(move));
  const activatedOn = detail.currentEntry?.applicationActivation?.activationStartDate;
  if (offered.length === 0) return null;
  return (
    <ActionsCard>
      {offered.includes('activate') && (
        <ActionButton
          variant="contained"
          label={translate('applicationActions.button.activate')}
          dialog={(control) => <ActivationDialog {...control} detail={detail} />}
        />
      )}
      {offered.includes('cancel') && (
        <ActionButton
          variant="outlined"
          color="error"
          label={translate('applicationActions.button.cancel')}
          dialog={(control) => <CancellationDialog {...control} detail={detail} />}
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
              detail={detail}
              activatedOn={activatedOn ? new Date(activatedOn) : null}
            />
          )}
        />
      )}
    </ActionsCard>
  );
};

interface RecheckButtonProps {
  /** The path of the recheck form. */
  path: string;
  isInProgress: boolean;
}

/** 'Reverificar Elegibilidade'; disabled while a recheck is under way, with the reason as a tooltip (spec 4). */
const RecheckButton = ({ path, isInProgress }: RecheckButtonProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <ExplainedButton
      variant="outlined"
      label={translate('applicationActions.button.recheck')}
      obstacle={isInProgress ? translate('applicationActions.recheckInProgress') : undefined}
      onClick={() => navigate(path)}
    />
  );
};

interface ExplainedButtonProps extends Pick<ButtonLook, 'variant' | 'color'> {
  /** Translated. */
  label: string;
  /** Translated: why the button can't be pressed now; undefined when it can. */
  obstacle: string | undefined;
  onClick: () => void;
}

/** A button that explains why it is disabled on hover, on touch and on keyboard focus. */
export const ExplainedButton = ({ label, obstacle, ...button }: ExplainedButtonProps) => {
  if (!obstacle) return <Button {...button}>{label}</Button>;
  return (
    // A disabled button gets neither pointer events nor focus, so the element around it does.
    <Tooltip text={obstacle} role="group" aria-label={label}>
      <Button {...button} disabled>
        {label}
      </Button>
    </Tooltip>
  );
};

import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { cancellation } from '../../../contract/entities/applicationAction';
import type { ApplicationMoveName } from '../../../contract/rules/applicationMoves';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { ActionButton, type DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { Button, type ButtonLook } from '../../ui/buttons/Button';
import { Tooltip } from '../../ui/popover/Tooltip';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { ActionsCard, useOfferedMoves } from './ActionsCard';
import { ActivationDialog } from './ActivationDialog';
import { ReasonInput } from './actionFields';
import { DeactivationDialog } from './DeactivationDialog';
import { cancellationTexts } from './texts';
import { useApplicationAction } from './useApplicationAction';

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

interface CancellationDialogProps extends DialogControl {
  detail: ActedOn;
}

/** Asks for the reason for a cancellation, which is dated today (spec 5, Cancellation dialog). */
const CancellationDialog = ({ detail, ...control }: CancellationDialogProps) => {
  const action = useApplicationAction('cancel', control.close);
  return (
    <ActionDialog
      {...control}
      title={cancellationTexts.title}
      takesAway
      about={
        <ActionSubject
          application={detail.application}
          kind={detail.kind}
          consequences={[cancellationTexts.consequence]}
        />
      }
      captions={{ confirm: cancellationTexts.confirm, cancel: cancellationTexts.cancel }}
      schema={cancellationSchema}
      defaultValues={{ applicationId: detail.application.id, cancellationReasonId: null }}
      action={action}
    >
      <ReasonInput source="cancellationReasonId" reasons="cancellationReasons" required />
    </ActionDialog>
  );
};

/** The schema of the cancellation dialog (spec 5, Cancellation dialog). */
const cancellationSchema = cancellation.omit({ cancellationDate: true }).extend({
  cancellationReasonId: z
    .number()
    .nullable()
    .transform((reasonId, context): number => {
      if (reasonId === null || reasonId <= 0)
        context.addIssue({ code: 'custom', message: validationMessages.required });
      return reasonId ?? 0;
    }),
});

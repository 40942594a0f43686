import { useTranslate } from 'ra-core';
import { eligibilityDecision } from '../../../contract/entities/applicationAction';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { fieldLengths } from '../../../contract/rules/limits';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { LongTextInput } from '../../kit/inputs/LongTextInput';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { useApplicationAction } from './useApplicationAction';

interface EligibilityDialogProps extends DialogControl {
  detail: ActedOn;
  decision: 'eligible' | 'nonEligible';
}

/** Asks to confirm the decision, and for its reason (spec 5, Eligibility dialog). */
export const EligibilityDialog = ({ detail, decision, ...control }: EligibilityDialogProps) => {
  const translate = useTranslate();
  const action = useApplicationAction('decide', control.close);
  return (
    <ActionDialog
      {...control}
      title={translate('applicationActions.decision.title')}
      about={
        <ActionSubject
          application={detail.application}
          kind={detail.kind}
          consequences={[
            translate('applicationActions.decision.question', {
              decision: translate(`applicationActions.button.${decision}`),
            }),
            translate(`applicationActions.decision.${decision}.${detail.kind}`),
          ]}
        />
      }
      schema={eligibilityDecision}
      defaultValues={{
        applicationId: detail.application.id,
        applicationStatus: applicationStatus[decision],
        reason: null,
      }}
      action={action}
    >
      <LongTextInput
        source="reason"
        maxLength={fieldLengths.eligibilityReason}
        required={decision === 'nonEligible'}
      />
    </ActionDialog>
  );
};

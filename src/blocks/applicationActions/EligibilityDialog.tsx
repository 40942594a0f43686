import { useTranslate } from 'ra-core';
import { eligibilityDecision } from '../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../contract/fieldLabels';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { fieldLengths } from '../../../contract/rules/limits';
import type { DecisionValues } from '../../../providers/dataProvider/applicationActionValues';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { LongTextInput } from '../../kit/inputs/LongTextInput';
import { useApplicationAction } from './useApplicationAction';

interface EligibilityDialogProps extends DialogControl {
  applicationId: number;
  decision: 'eligible' | 'nonEligible';
}

/** Asks whether the decision is really meant, and why (spec 5, Eligibility modal). */
export const EligibilityDialog = ({ applicationId, decision, ...control }: EligibilityDialogProps) => {
  const translate = useTranslate();
  const action = useApplicationAction<DecisionValues>({
    resource: 'applicationDecisions',
    name: 'decide',
    close: control.close,
  });
  return (
    <ActionDialog
      {...control}
      title={translate('applicationActions.decision.title')}
      text={translate('applicationActions.decision.question', {
        decision: translate(`applicationActions.button.${decision}`),
      })}
      schema={eligibilityDecision}
      defaultValues={{ applicationId, applicationStatus: applicationStatus[decision], reason: null }}
      action={action}
    >
      <LongTextInput
        source="reason"
        label={fieldLabels.reason}
        maxLength={fieldLengths.eligibilityReason}
        required={decision === 'nonEligible'}
      />
    </ActionDialog>
  );
};

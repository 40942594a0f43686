import { useTranslate } from 'ra-core';
import { z } from 'zod';
import { cancellation } from '../../../contract/entities/applicationAction';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { ReasonInput } from './actionFields';
import { useApplicationAction } from './useApplicationAction';

interface CancellationDialogProps extends DialogControl {
  detail: ActedOn;
}

/** Asks for the reason for a cancellation, which is dated today (spec 5, Cancellation dialog). */
export const CancellationDialog = ({ detail, ...control }: CancellationDialogProps) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`applicationActions.cancellation.${key}`);
  const action = useApplicationAction('cancel', control.close);
  return (
    <ActionDialog
      {...control}
      title={text('title')}
      takesAway
      about={
        <ActionSubject
          application={detail.application}
          kind={detail.kind}
          consequences={[text('consequence')]}
        />
      }
      captions={{ confirm: text('confirm'), cancel: text('cancel') }}
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

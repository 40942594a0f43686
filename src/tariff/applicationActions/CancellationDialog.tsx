import { useTranslate } from 'ra-core';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { cancellationSchema } from './cancellationSchema';
import { ReasonInput } from './ReasonInput';
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

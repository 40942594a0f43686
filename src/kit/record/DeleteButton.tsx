import { HttpError, useCanAccess, useDelete, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { ActionButton } from '../actions/ActionButton';
import { useOnce } from '../actions/useAction';
import { Confirm } from '../dialogs/Confirm';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type RecordDefinition, recordKind, recordText } from './RecordDefinition';

interface DeleteButtonProps {
  definition: Pick<RecordDefinition, 'name'>;
  /** Called once the record is gone, so that there is nothing left to show. */
  onDeleted: () => void;
}

/** 'Eliminar', for users who may delete the surrounding record: asks first, then reports in a toast (spec 8). */
export const DeleteButton = ({ definition: { name }, onDeleted }: DeleteButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const record = useRecordContext();
  const { canAccess } = useCanAccess({ action: 'delete' });
  const [deleteOne, { isPending }] = useDelete();
  const once = useOnce();
  if (!canAccess || !record) return null;

  const run = async () => {
    try {
      await deleteOne(
        name,
        { id: record.id, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify(recordText(name, 'deleted'), { type: 'success' });
      onDeleted();
    } catch (error) {
      if (!isGone(error)) {
        notifyFailure(error, recordText(name, 'notDeleted'));
        return;
      }
      const kind = translate(recordKind(name), { smart_count: 1 });
      notify('kit.record.deletedBefore', { type: 'info', messageArgs: { kind, id: record.id } });
      onDeleted();
    }
  };
  return (
    <ActionButton
      label={translate('kit.record.delete')}
      variant="outlined"
      color="error"
      dialog={({ isOpen, close }) => (
        <Confirm
          isOpen={isOpen}
          title={recordText(name, 'confirmDelete')}
          titleTranslateOptions={record}
          confirmColor="warning"
          loading={isPending}
          onConfirm={() => once(run).then(close)}
          onClose={close}
        />
      )}
    />
  );
};

const notFound = 404;

/** Whether somebody else has deleted the record in the meantime. */
const isGone = (error: unknown) => error instanceof HttpError && error.status === notFound;

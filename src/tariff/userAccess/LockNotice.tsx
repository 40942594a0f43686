import { useCanAccess, useDataProvider, useRecordContext, useRefresh, useTranslate } from 'ra-core';
import type { User } from '../../../contract/entities/user';
import { userType } from '../../../contract/rules/userTypes';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../kit/access/useCapability';
import { useAction } from '../../kit/actions/useAction';
import { formatMoment } from '../../kit/format/lisbonTime';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';

/** Says until when wrong passwords lock this account, with a button to lift the lock for users who may edit it. */
export const LockNotice = ({ userTypeId }: { userTypeId: number }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  const user = useRecordContext<User>();
  const { canAccess: mayUpdate = false } = useCanAccess({
    action: userTypeId === userType.administrator ? 'update' : 'edit',
  });
  const isOffered = useCapability('lift-lock');
  const { start, isRunning } = useAction<number>({
    run: (id) => dataProvider.liftUserLock(id),
    successMessage: 'userAccess.lock.lifted',
    failureMessage: 'userAccess.lock.notLifted',
    onSuccess: refresh,
  });
  if (!user?.lockedUntil) return null;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        isOffered &&
        mayUpdate && (
          <Button color="inherit" size="small" loading={isRunning} onClick={() => start(user.id)}>
            {translate('userAccess.lock.lift')}
          </Button>
        )
      }
    >
      {translate('userAccess.lock.until', { moment: formatMoment(user.lockedUntil) })}
    </Alert>
  );
};

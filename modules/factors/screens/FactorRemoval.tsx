import { useCanAccess, useDataProvider, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { User } from '../../../contract/entities/user';
import { userType } from '../../../contract/rules/userTypes';
import { useAction } from '../../../src/kit/actions/useAction';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { factorTexts } from './texts';

/** Says that a user's sign-in is confirmed by a factor, with a button to have it removed if the user has lost it. */
export const FactorRemoval = ({ userTypeId }: { userTypeId: number }) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const user = useRecordContext<User>();
  const [isAsking, setIsAsking] = useState(false);
  const { canAccess: mayUpdate = false } = useCanAccess({
    action: userTypeId === userType.administrator ? 'update' : 'edit',
  });
  const { start, isRunning } = useAction<number>({
    run: (id) => dataProvider.create('factorRemovals', { data: { id } }),
    successMessage: factorTexts.requested,
    failureMessage: factorTexts.notRequested,
    onSuccess: refresh,
  });
  if (!user?.factors) return null;
  const { removalDueOn } = user.factors;
  return (
    <Alert
      severity="info"
      role="note"
      action={
        mayUpdate && (
          <Button color="inherit" size="small" loading={isRunning} onClick={() => setIsAsking(true)}>
            {factorTexts.remove}
          </Button>
        )
      }
    >
      {removalDueOn ? factorTexts.due(formatMoment(removalDueOn)) : factorTexts.has}
      <Confirm
        isOpen={isAsking}
        title={factorTexts.ask}
        content={factorTexts.consequence}
        confirmColor="warning"
        onConfirm={() => {
          setIsAsking(false);
          start(user.id);
        }}
        onClose={() => setIsAsking(false)}
      />
    </Alert>
  );
};

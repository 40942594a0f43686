import { CanAccess, useDataProvider, useRefresh } from 'ra-core';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useAction } from '../../../src/kit/actions/useAction';
import { Button } from '../../../src/ui/buttons/Button';
import { elementsTexts } from './texts';

/** A button that takes back what was asked for, for administrators who may decide. */
export const WithdrawElements = ({ applicationId }: { applicationId: number }) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  const { start, isRunning } = useAction<void>({
    run: () => dataProvider.delete('elements', { id: applicationId }),
    successMessage: elementsTexts.withdrawn,
    failureMessage: elementsTexts.withdrawFailed,
    onSuccess: refresh,
    onFailure: refresh,
  });
  if (!useCapability('withdraw-elements')) return null;
  return (
    <CanAccess resource="backofficeApplications" action="update">
      <Button size="small" className="kit-screen-only" loading={isRunning} onClick={() => start()}>
        {elementsTexts.withdraw}
      </Button>
    </CanAccess>
  );
};

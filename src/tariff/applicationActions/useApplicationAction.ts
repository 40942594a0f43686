import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useRefresh } from 'ra-core';
import type { ReactNode } from 'react';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { type Action, useAction } from '../../kit/actions/useAction';
import { walkKey } from '../../kit/walk/useWalk';

/** What can be done with an application; its toasts are below `applicationActions.toast.<name>`. */
type ApplicationAction = 'decide' | 'activate' | 'deactivate' | 'cancel';

const firstServerFailure = 500;

/** Whether the server refused: somebody else may have acted first, so the page reloads. */
const isRefusal = (error: unknown) => error instanceof HttpError && error.status < firstServerFailure;

/** What opens once an action has succeeded, in place of the page that it was started on. */
interface GoOn {
  /** The toast that takes the place of the action's own. */
  message: ReactNode;
  open: () => void;
}

/**
 * An action on an application. After a success or a refusal the whole page reloads (spec 4); a move that is no longer
 * possible then disappears with its button and dialog.
 */
export const useApplicationAction = <Name extends ApplicationAction>(
  name: Name,
  /** Closes the dialog once the action succeeded. */
  close: () => void,
  goOn?: GoOn,
): Action<Parameters<AppDataProvider[Name]>[0]> => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const openOther = ({ open }: GoOn) => {
    // The page that is left is not looked at any more, so that it must not be asked for.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    open();
    void queryClient.refetchQueries({ queryKey: [walkKey], type: 'active' });
  };
  return useAction({
    // Each action takes the values of its own dialog.
    run: (values) => (dataProvider[name] as (given: typeof values) => Promise<void>)(values),
    successMessage: goOn?.message ?? `applicationActions.toast.${name}.success`,
    failureMessage: `applicationActions.toast.${name}.failure`,
    onSuccess: () => {
      close();
      if (goOn) openOther(goOn);
      else refresh();
    },
    onFailure: (error) => isRefusal(error) && refresh(),
  });
};

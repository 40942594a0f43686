import { HttpError, useDataProvider, useRefresh } from 'ra-core';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { type Action, useAction } from '../../kit/actions/useAction';

/** What can be done with an application; its toasts are below `applicationActions.toast.<name>`. */
type ApplicationAction = 'decide' | 'activate' | 'deactivate' | 'cancel';

const firstServerFailure = 500;

/** Whether the server refused: somebody else may have acted first, so the page reloads. */
const isRefusal = (error: unknown) => error instanceof HttpError && error.status < firstServerFailure;

/**
 * An action on an application. After a success or a refusal the whole page reloads (spec 4); a move that is no longer
 * possible then disappears with its button and dialog.
 */
export const useApplicationAction = <Name extends ApplicationAction>(
  name: Name,
  /** Closes the dialog once the action succeeded. */
  close: () => void,
): Action<Parameters<AppDataProvider[Name]>[0]> => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  return useAction({
    // Each action takes the values of its own dialog.
    run: (values) => (dataProvider[name] as (given: typeof values) => Promise<void>)(values),
    successMessage: `applicationActions.toast.${name}.success`,
    failureMessage: `applicationActions.toast.${name}.failure`,
    onSuccess: () => {
      close();
      refresh();
    },
    onFailure: (error) => isRefusal(error) && refresh(),
  });
};

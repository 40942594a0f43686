import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useRefresh } from 'ra-core';
import type { ReactNode } from 'react';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { type Action, useAction } from '../../kit/actions/useAction';
import { useIsLeaving } from '../../kit/navigation/useIsLeaving';
import { prevNextKey } from '../../kit/prevNext/usePrevNext';

/** The name of an action on an application; its toasts are under `applicationActions.toast.<name>`. */
type ApplicationAction = 'decide' | 'activate' | 'deactivate' | 'cancel';

const firstServerFailure = 500;

/** Returns whether the server refused the action: someone else may have acted first, so the page reloads. */
const isRefusal = (error: unknown) => error instanceof HttpError && error.status < firstServerFailure;

/** The page that opens after an action succeeds, in place of the one that it was started on. */
interface GoOn {
  /** Returns the toast shown instead of the action's own, from whether it waits for a second person. */
  message: (isHeld: boolean) => ReactNode;
  open: () => void;
}

/** Returns what is to be called after an action: it opens the next page, or reloads this one if there is none. */
export const useGoOn = (open: (() => void) | undefined) => {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const isLeaving = useIsLeaving();
  return () => {
    // Whoever has gone on meanwhile is where they want to be.
    if (!open || isLeaving()) return refresh();
    // The user is leaving this page, so its queries must not be refetched.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    open();
    void queryClient.refetchQueries({ queryKey: [prevNextKey], type: 'active' });
  };
};

/**
 * Returns an action on an application. After a success or a refusal the whole page reloads (spec 4), so a
 * move that is no longer possible disappears with its button and dialog.
 */
export const useApplicationAction = <Name extends ApplicationAction>(
  name: Name,
  /** Closes the dialog once the action has succeeded. */
  close: () => void,
  goOn?: GoOn,
): Action<Parameters<AppDataProvider[Name]>[0]> => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  const end = useGoOn(goOn?.open);
  return useAction({
    // Each action takes the values of its own dialog.
    run: (values) => (dataProvider[name] as (given: typeof values) => Promise<unknown>)(values),
    successMessage: (answer) => {
      const isHeld = answer === true;
      if (goOn) return goOn.message(isHeld);
      return isHeld ? 'acts.waits' : `applicationActions.toast.${name}.success`;
    },
    failureMessage: `applicationActions.toast.${name}.failure`,
    onSuccess: () => {
      close();
      end();
    },
    onFailure: (error) => isRefusal(error) && refresh(),
  });
};

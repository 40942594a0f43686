import { HttpError, useDataProvider, useRefresh } from 'ra-core';
import { type Action, useAction } from '../../kit/actions/useAction';

interface ApplicationActionOptions {
  /** The resource whose records are actions of this kind. */
  resource: string;
  /** The toasts: keys below `applicationActions.toast.<name>`. */
  name: 'decide' | 'activate' | 'deactivate' | 'cancel';
  /** Closes the dialog once the action succeeded. */
  close: () => void;
}

const firstServerFailure = 500;

/** A refusal may mean that somebody else was faster; without an answer there is nothing new to see. */
const isRefusal = (error: unknown) => error instanceof HttpError && error.status < firstServerFailure;

/**
 * An action on an application. After it, and after a refusal, everything on the page is loaded anew (spec 4);
 * a move that is no longer possible then takes its dialog away with its button.
 */
export const useApplicationAction = <Values extends object>(
  options: ApplicationActionOptions,
): Action<Values> => {
  const { resource, name, close } = options;
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  return useAction<Values>({
    run: (data) => dataProvider.create(resource, { data }),
    successMessage: `applicationActions.toast.${name}.success`,
    failureMessage: `applicationActions.toast.${name}.failure`,
    onSuccess: () => {
      close();
      refresh();
    },
    onFailure: (error) => isRefusal(error) && refresh(),
  });
};

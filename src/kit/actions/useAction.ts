import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { type FieldErrors, fieldErrorsOf } from '../form/fieldErrors';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { useOnce } from './useOnce';

interface ActionOptions<Input> {
  run: (input: Input) => Promise<unknown>;
  /** Translation keys of the toasts; a refusal with a reason shows that instead (spec 8). A success may speak for itself, or have more to say. */
  successMessage?: ReactNode;
  failureMessage: string;
  onSuccess?: () => void;
  onFailure?: (error: unknown) => void;
}

/** An action of a person: what starts it, and whether it is under way. */
export interface Action<Input> {
  /** Resolves, when it is over, to what the server refused about which field. */
  start: (input: Input) => Promise<FieldErrors | undefined>;
  isRunning: boolean;
}

/** Runs an action, once however often it is started meanwhile, and tells by a toast how it ended (spec 8). */
export const useAction = <Input>(options: ActionOptions<Input>): Action<Input> => {
  const { run, successMessage, failureMessage, onSuccess, onFailure } = options;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const once = useOnce();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      if (successMessage) notify(successMessage, { type: 'success' });
      onSuccess?.();
    },
    onError: (error) => {
      notifyFailure(error, failureMessage);
      onFailure?.(error);
    },
  });
  const start = (input: Input) => once(() => mutateAsync(input).then(() => undefined, fieldErrorsOf));
  return { start, isRunning: isPending };
};

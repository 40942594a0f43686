import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { type FieldErrors, fieldErrorsOf } from '../form/fieldErrors';
import { useNotifyFailure } from '../notifications/useNotifyFailure';

/** What an action does, and what becomes of it. */
export interface ActionOptions<Input, Answer = unknown> {
  run: (input: Input) => Promise<Answer>;
  /** The toast on success: a translation key, content of its own, or what returns it from the answer; none when absent. */
  successMessage?: ReactNode | ((answer: Answer) => ReactNode);
  /** Translation key of the toast on failure; a refusal with a reason shows that reason instead (spec 8). */
  failureMessage: string;
  onSuccess?: ((answer: Answer) => unknown) | undefined;
  onFailure?: ((error: unknown) => unknown) | undefined;
}

/** A user's action: a function that starts it, and whether it is running. */
export interface Action<Input> {
  /** Resolves once the action has finished, to the server's errors by field, if any. */
  start: (input: Input) => Promise<FieldErrors | undefined>;
  isRunning: boolean;
}

/** Returns an action that ignores further starts while it runs, and reports its outcome in a toast (spec 8). */
export const useAction = <Input, Answer = unknown>(options: ActionOptions<Input, Answer>): Action<Input> => {
  const { run, successMessage, failureMessage, onSuccess, onFailure } = options;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const once = useOnce();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      const message = typeof successMessage === 'function' ? successMessage(answer) : successMessage;
      if (message) notify(message, { type: 'success' });
      onSuccess?.(answer);
    },
    onError: (error) => {
      notifyFailure(error, failureMessage);
      onFailure?.(error);
    },
  });
  const start = (input: Input) => once(() => mutateAsync(input).then(() => undefined, fieldErrorsOf));
  return { start, isRunning: isPending };
};

/**
 * Returns a function that runs one task at a time. A second press can arrive before the button renders as disabled; it
 * starts nothing and resolves to undefined.
 */
export const useOnce = () => {
  const isStarted = useRef(false);
  return async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
    if (isStarted.current) return undefined;
    isStarted.current = true;
    try {
      return await task();
    } finally {
      isStarted.current = false;
    }
  };
};

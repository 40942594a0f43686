import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { useNotifyFailure } from '../notifications/useNotifyFailure';

interface ActionOptions<Input> {
  run: (input: Input) => Promise<unknown>;
  /** Translation keys of the toasts; a refusal with a reason shows that instead (spec 8). A success may speak for itself. */
  successMessage?: string;
  failureMessage: string;
  onSuccess?: () => void;
  onFailure?: (error: unknown) => void;
}

/** An action of a person: what starts it, and whether it is under way. */
export interface Action<Input> {
  start: (input: Input) => void;
  isRunning: boolean;
}

/** Runs an action, once however often it is started meanwhile, and tells by a toast how it ended (spec 8). */
export const useAction = <Input>(options: ActionOptions<Input>): Action<Input> => {
  const { run, successMessage, failureMessage, onSuccess, onFailure } = options;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  // Two clicks can come before the button is drawn disabled.
  const isStarted = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      if (successMessage) notify(successMessage, { type: 'success' });
      onSuccess?.();
    },
    onError: (error) => {
      notifyFailure(error, failureMessage);
      onFailure?.(error);
    },
    onSettled: () => {
      isStarted.current = false;
    },
  });
  const start = (input: Input) => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(input);
  };
  return { start, isRunning: isPending };
};

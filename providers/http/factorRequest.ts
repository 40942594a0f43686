import { externalStore } from '../externalStore';

/** What waits until the person has proven a factor again; `end` says whether they have. */
export const factorRequest = externalStore<{ readonly end: (isProven: boolean) => void } | undefined>(
  undefined,
);

let asking: Promise<boolean> | undefined;

/** Has the page ask for a factor, once for all calls that wait for it; resolves to whether it was proven. */
export const askForFactor = (): Promise<boolean> => {
  asking ??= new Promise<boolean>((end) => factorRequest.set({ end })).finally(() => {
    asking = undefined;
    factorRequest.set(undefined);
  });
  return asking;
};

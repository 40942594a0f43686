import { externalStore } from '../externalStore';

/** What may be asked for again: a factor, or the password (or the corporate identity in its place). */
export type WantedProof = 'factor' | 'password';

/** What waits until the person has proven it again; `end` says whether they have. */
export const factorRequest = externalStore<
  { readonly wanted: WantedProof; readonly end: (isProven: boolean) => void } | undefined
>(undefined);

const asking = new Map<WantedProof, Promise<boolean>>();
let last = Promise.resolve(true);

/** Has the page ask for a proof, once for all calls that wait for it, and for one after the other; resolves to whether it was proven. */
export const askForFactor = (wanted: WantedProof): Promise<boolean> => {
  last = asking.get(wanted) ?? last.then(() => ask(wanted));
  asking.set(wanted, last);
  return last;
};

const ask = (wanted: WantedProof): Promise<boolean> =>
  new Promise<boolean>((end) => factorRequest.set({ wanted, end })).finally(() => {
    asking.delete(wanted);
    factorRequest.set(undefined);
  });

import { type ReactNode, useEffect, useState } from 'react';

/** Tells the log of what could not be drawn; what to show its user by which it is found there, once that is known. */
export const useReference = (failure: unknown): ReactNode => {
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    if (!failure) return;
    // Nobody waits for it: what failed is told already.
    import('./tellOfFailure')
      .then(({ tellOfFailure }) => tellOfFailure(failure))
      .then(setShown, () => undefined);
  }, [failure]);
  return shown;
};

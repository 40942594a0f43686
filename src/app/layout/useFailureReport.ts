import { type ReactNode, useEffect, useState } from 'react';

/** Reports to the log what could not be drawn; returns the reference to show the user, once it is known. */
export const useFailureReport = (failure: unknown): ReactNode => {
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    if (!failure) return;
    let isOver = false;
    // Nobody waits for this: the user already knows that something failed.
    import('./reportFailure')
      .then(({ reportFailure }) => reportFailure(failure))
      .then(
        (reference) => !isOver && setShown(reference),
        () => undefined,
      );
    return () => {
      isOver = true;
      setShown(undefined);
    };
  }, [failure]);
  return shown;
};

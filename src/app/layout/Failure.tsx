import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '../../../contract/paths';
import { Contacts } from '../../public/frame/Contacts';
import { ButtonAnchor } from '../../ui/buttons/Button';

/** Replaces the page after an uncaught error; shows the contacts, since the footer is gone, and a reference. */
export const Failure = ({ error }: { error: Error }) => {
  const translate = useTranslate();
  const reference = useFailureReport(error);
  useEffect(() => console.error('The page could not be drawn', error), [error]);
  return (
    <main className="failure">
      <div role="alert">
        <h1>{translate('app.failure.title')}</h1>
        <p>{translate('app.failure.text')}</p>
      </div>
      <Contacts />
      {reference}
      <ButtonAnchor href={paths.home} variant="contained">
        {translate('app.failure.home')}
      </ButtonAnchor>
    </main>
  );
};

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

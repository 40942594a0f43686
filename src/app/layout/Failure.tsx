import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { paths } from '../../../contract/paths';
import { Contacts } from '../../public/frame/Contacts';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { useFailureReport } from './useFailureReport';

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

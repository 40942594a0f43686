import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { paths } from '../../../contract/paths';
import { Contacts } from '../../gate/frame/Contacts';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { useReference } from './useReference';

/** What remains of the page after an error that nothing caught, with the contact of the footer, which is gone, and a reference. */
export const Failure = ({ error }: { error: Error }) => {
  const translate = useTranslate();
  const reference = useReference(error);
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

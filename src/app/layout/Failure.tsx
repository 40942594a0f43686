import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { paths } from '../../../contract/paths';
import { ButtonAnchor } from '../../ui/buttons/Button';

const referenceLength = 8;

/** What remains of the page after an error that nothing caught; the reference stands in the log as well. */
export const Failure = ({ error }: { error: Error }) => {
  const translate = useTranslate();
  const [reference] = useState(() => uuid().slice(0, referenceLength));
  useEffect(() => console.error(`Reference ${reference}`, error), [reference, error]);
  return (
    <main className="failure">
      <div role="alert">
        <h1>{translate('app.failure.title')}</h1>
        <p>{translate('app.failure.text', { reference })}</p>
        <ButtonAnchor href={paths.home} variant="contained">
          {translate('app.failure.home')}
        </ButtonAnchor>
      </div>
    </main>
  );
};

import { useTranslate } from 'ra-core';
import { Alert } from '../../src/ui/alert/Alert';
import { Bullets } from '../../src/ui/layout/Stack';

const points = ['who', 'documents', 'afterwards'] as const;

/** Explains what to have ready and what happens next, for people who use the form rarely. */
export const RequestIntroduction = () => {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="note" outline="quiet" title={translate('applicationForm.intro.title')}>
      <Bullets>
        {points.map((point) => (
          <li key={point}>{translate(`applicationForm.intro.${point}`)}</li>
        ))}
      </Bullets>
    </Alert>
  );
};

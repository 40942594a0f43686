import { useCanAccess, useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import type { AppDataProvider } from '../../providers/dataProvider/createDataProvider';
import { useAnswer } from '../../src/kit/data/useAnswer';
import { Alert } from '../../src/ui/alert/Alert';
import { uploadSectionId } from './upload/uploadSectionId';

interface UncommunicatedBannerProps {
  /** The provider has to act and gets a link to the upload; the regulator is only informed. */
  side: 'provider' | 'regulator';
}

const goToUpload = (event: MouseEvent) => {
  event.preventDefault();
  const section = document.getElementById(uploadSectionId);
  section?.focus();
  section?.scrollIntoView({ block: 'start' });
};

/** Tells how many tax numbers with an active tariff still have to be communicated (spec 2.7). */
export const UncommunicatedBanner = ({ side }: UncommunicatedBannerProps) => {
  const { data: count = 0 } = useAnswer(
    ['maintenanceRequests', 'countUncommunicated'],
    (dataProvider: AppDataProvider, options) => dataProvider.countUncommunicated(options),
  );
  const translate = useTranslate();
  const { canAccess: mayUpload } = useCanAccess({ action: 'upload' });
  if (count <= 0) return null;
  return (
    <Alert severity="warning">
      {translate(`maintenance.uncommunicated.${side}`, count)}{' '}
      {mayUpload && (
        <a href={`#${uploadSectionId}`} onClick={goToUpload}>
          {translate('maintenance.uncommunicated.link')}
        </a>
      )}
    </Alert>
  );
};

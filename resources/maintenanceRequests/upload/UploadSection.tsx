import { CanAccess, useTranslate } from 'ra-core';
import { isInEffect } from '../../../contract/rules/maintenancePeriod';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Section } from '../../../src/ui/page/Section';
import { useCurrentPeriod } from '../period/useCurrentPeriod';
import { TemplateButton } from './TemplateButton';
import { UploadForm } from './UploadForm';
import { uploadSectionId } from './uploadSectionId';

/** The section with the template and the upload of the maintenance file (spec 2.7). */
export const UploadSection = () => {
  const translate = useTranslate();
  const { beginDate, endDate, isKnown } = useCurrentPeriod();
  const period =
    beginDate && endDate && isInEffect({ beginDate, endDate }, new Date())
      ? translate('maintenance.upload.period', {
          begin: formatMoment(beginDate),
          end: formatMoment(endDate),
        })
      : isKnown && translate('maintenance.upload.notInEffect');
  return (
    <Section
      title={translate('maintenance.upload.title')}
      anchor={uploadSectionId}
      description={period}
      actions={
        <CanAccess action="template">
          <TemplateButton />
        </CanAccess>
      }
    >
      <UploadForm />
    </Section>
  );
};

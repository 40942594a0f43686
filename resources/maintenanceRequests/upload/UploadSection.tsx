import { CanAccess, useTranslate } from 'ra-core';
import { isInEffect } from '../../../contract/rules/maintenancePeriod';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Section } from '../../../src/kit/layout/Section';
import { useCurrentPeriod } from '../useCurrentPeriod';
import { TemplateButton } from './TemplateButton';
import { UploadForm } from './UploadForm';

/** The template, and the yearly list handed in with it (spec 2.7, section 2). */
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

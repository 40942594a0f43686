import { CanAccess, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isInEffect } from '../../../contract/rules/maintenancePeriod';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Row } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { useCurrentPeriod } from '../period/useCurrentPeriod';
import { sectionIds } from './sectionLinks';
import { TemplateButton } from './TemplateButton';
import { UploadForm } from './UploadForm';

/** The section with the template and the upload of the maintenance file (spec 2.7). */
export const UploadSection = ({ besideTemplate }: { besideTemplate: ReactNode }) => {
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
      anchor={sectionIds.upload}
      description={period}
      actions={
        <CanAccess action="template">
          <Row align="end">
            {besideTemplate}
            <TemplateButton />
          </Row>
        </CanAccess>
      }
    >
      <UploadForm />
    </Section>
  );
};

import { CanAccess, useDataProvider, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { maintenanceTemplateName } from '../../../contract/rules/maintenanceLimits';
import { isInEffect } from '../../../contract/rules/maintenancePeriod';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useDownload } from '../../../src/kit/detail/DownloadButton';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Button } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { useCurrentPeriod } from '../period/useCurrentPeriod';
import { sectionIds } from './sectionLinks';
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

/** Saves the template under its name (spec 9). */
const TemplateButton = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { download, isPending } = useDownload({
    filename: maintenanceTemplateName,
    fetchFile: () => dataProvider.downloadMaintenanceTemplate(),
    failureMessage: 'maintenance.upload.templateFailure',
  });
  return (
    <Button variant="outlined" icon="download" aria-busy={isPending} onClick={download}>
      {translate('maintenance.upload.template')}
    </Button>
  );
};

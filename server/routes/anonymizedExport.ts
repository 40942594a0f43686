import { exportAnonymizedApplications } from '../../contract/calls/anonymizedExport';
import { lisbonDate } from '../../contract/rules/lisbonDay';
import { streamWorkbook } from '../../workbook/streamWorkbook';
import type { Mount } from '../http/mount';
import { anonymizedColumns, presentAnonymized } from '../presenters/presentAnonymized';
import { exportAnonymized } from '../services/export/exportAnonymized';

/** The anonymised export of all applications (spec 7). */
export const anonymizedExportRoutes = (mount: Mount): void => {
  mount.download(exportAnonymizedApplications, async (context) => ({
    filename: `dados-anonimizados-${lisbonDate(context.now())}.xlsx`,
    content: streamWorkbook({
      name: 'Dados anonimizados',
      columns: anonymizedColumns,
      rows: presentAnonymized(await exportAnonymized(context)),
    }),
  }));
};

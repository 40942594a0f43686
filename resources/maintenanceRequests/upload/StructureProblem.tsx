import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { maintenanceHeadings } from '../../../contract/rules/maintenanceFile';
import type { WorkbookReport } from './workbookReport';

const [first, second] = maintenanceHeadings;

/** What keeps a file from being a maintenance file, beside the message of its field. */
export const StructureProblem = ({ report: { structure, lineCount } }: { report: WorkbookReport }) => {
  const translate = useTranslate();
  const count = lineCount.toLocaleString('pt-PT', { useGrouping: 'always' });
  return (
    <Typography variant="body2" color="error" role="status">
      {translate(`maintenance.check.structure.${structure}`, { first, second, count })}
    </Typography>
  );
};

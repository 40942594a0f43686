import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDownload } from '../../../src/kit/detail/useDownload';
import { FindingList } from './FindingList';
import { isProblem, type WorkbookReport } from './workbookReport';

interface CheckReportProps {
  report: WorkbookReport;
  mark: () => Promise<Blob>;
  filename: string;
}

/** Number of lines and every finding, grouped, with the marked workbook to download. */
export const CheckReport = ({ report: { lineCount, groups }, mark, filename }: CheckReportProps) => {
  const translate = useTranslate();
  const { download, isPending } = useDownload({
    filename,
    fetchFile: mark,
    failureMessage: 'maintenance.check.downloadFailure',
  });
  const hasProblems = groups.some(({ kind }) => isProblem(kind));
  const verdict = hasProblems ? 'willFail' : groups.length > 0 ? 'readings' : 'clean';
  const severity = hasProblems ? 'warning' : groups.length > 0 ? 'info' : 'success';
  return (
    <Alert
      severity={severity}
      variant="outlined"
      role="status"
      sx={{ borderColor: `${severity}.main` }}
      slotProps={{ message: { sx: { flex: 1, minWidth: 0 } } }}
    >
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2">
          <strong>{translate('maintenance.check.lines', lineCount)}</strong>{' '}
          {translate(`maintenance.check.${verdict}`)}
        </Typography>
        {groups.map((group) => (
          <FindingList key={group.kind} group={group} />
        ))}
        {groups.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            startIcon={<DownloadIcon />}
            aria-busy={isPending}
            onClick={download}
          >
            {translate('maintenance.check.download')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
};

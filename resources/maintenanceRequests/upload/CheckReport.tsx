import { useTranslate } from 'ra-core';
import { useDownload } from '../../../src/kit/detail/useDownload';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { Stack, Text } from '../../../src/ui/layout/Stack';
import { linesVerdict } from './checkVerdict';
import { FindingList } from './FindingList';
import type { WorkbookReport } from './workbookReport';
import '../maintenance.css';

const severities = { willFail: 'warning', readings: 'info', clean: 'success' } as const;

interface CheckReportProps {
  report: WorkbookReport;
  mark: () => Promise<Blob>;
  filename: string;
}

/** The number of lines, the findings by kind, and a download of the marked workbook. */
export const CheckReport = ({ report, mark, filename }: CheckReportProps) => {
  const { lineCount, groups } = report;
  const translate = useTranslate();
  const { download, isPending } = useDownload({
    filename,
    fetchFile: mark,
    failureMessage: 'maintenance.check.downloadFailure',
  });
  const verdict = linesVerdict(report);
  return (
    <Alert severity={severities[verdict]} outline="own" role="status">
      <Stack gap="close" className="check-report">
        <Text size="small">
          <strong>{translate('maintenance.check.lines', lineCount)}</strong>{' '}
          {translate(`maintenance.check.${verdict}`)}
        </Text>
        {groups.map((group) => (
          <FindingList key={group.kind} group={group} />
        ))}
        {groups.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            icon="download"
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

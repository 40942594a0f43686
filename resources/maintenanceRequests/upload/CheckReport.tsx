import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { workbookMediaType } from '../../../contract/rules/maintenanceLimits';
import { useAction } from '../../../src/kit/actions/useAction';
import { useDownload } from '../../../src/kit/detail/DownloadButton';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { Bullets, Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { groupTitles } from './checkTexts';
import { forecastLines } from './forecastFile';
import type { DoneCheck } from './useChosenWorkbook';
import type { FindingGroup } from './workbookReport';
import '../maintenance.css';

const severities = { willFail: 'warning', readings: 'info', clean: 'success' } as const;

interface CheckReportProps {
  check: DoneCheck;
  filename: string;
  /** Called with the same file without its wrong lines; undefined if nothing can be handed in. */
  onRest: ((file: File, lineCount: number) => void) | undefined;
}

/**
 * The verdict on a file's lines, the findings by kind, and the ways to continue: without the wrong lines, or
 * with them marked.
 */
export const CheckReport = ({ check, filename, onRest }: CheckReportProps) => {
  const { report, refusal, mark, removeWrong } = check;
  const { lineCount, readyCount, removableCount, groups } = report;
  const translate = useTranslate();
  const { download, isPending } = useDownload({
    filename: nameWith(filename, translate('maintenance.check.markedName')),
    fetchFile: mark,
    failureMessage: 'maintenance.check.downloadFailure',
  });
  const restCount = lineCount - removableCount;
  const wrongCount = formatNumber(lineCount - readyCount);
  const rest = useAction<void>({
    run: async () => {
      const name = nameWith(filename, translate('maintenance.check.restName'));
      onRest?.(new File([await removeWrong()], name, { type: workbookMediaType }), restCount);
    },
    failureMessage: 'maintenance.check.downloadFailure',
  });
  const forecast = forecastLines(report);
  const isWrong = forecast === 'willFail';
  const isRepeated = groups.some(({ kind }) => kind === 'repeated');
  return (
    <Alert severity={refusal ? 'warning' : severities[forecast]} outline="own" role="status">
      <Stack gap="close" className="check-report">
        <Text size="small">
          <strong>{translate('maintenance.check.lines', lineCount)}</strong>{' '}
          {isWrong && (
            <strong>
              {translate('maintenance.check.counts', {
                ready: formatNumber(readyCount),
                wrong: wrongCount,
                smart_count: readyCount,
              })}{' '}
            </strong>
          )}
          {refusal || translate(`maintenance.check.${forecast}`)}
        </Text>
        {groups.map((group) => (
          <FindingList key={group.kind} group={group} />
        ))}
        {isWrong && isRepeated && (
          <Text size="small">
            <span>{translate('maintenance.check.firstStays')}</span>{' '}
            {translate('maintenance.check.restCounts', {
              wrong: wrongCount,
              removed: formatNumber(removableCount),
              rest: formatNumber(restCount),
            })}
          </Text>
        )}
        {groups.length > 0 && (
          <Row>
            {isWrong && !refusal && onRest && restCount > 0 && (
              <Button variant="contained" loading={rest.isRunning} onClick={() => rest.start()}>
                {translate('maintenance.check.sendRest', { smart_count: removableCount })}
              </Button>
            )}
            <Button variant="outlined" icon="download" aria-busy={isPending} onClick={download}>
              {translate(`maintenance.check.download.${isWrong ? 'errors' : 'readings'}`)}
            </Button>
          </Row>
        )}
      </Stack>
    </Alert>
  );
};

/** Returns a workbook's name with a word appended before the extension. */
const nameWith = (filename: string, word: string) => `${filename.replace(/\.xlsx$/i, '')}-${word}.xlsx`;

const shownAtFirst = 5;

/** The findings of one kind, by row of the sheet. */
const FindingList = ({ group: { kind, count, lineCount, first } }: { group: FindingGroup }) => {
  const translate = useTranslate();
  const id = useId();
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? first : first.slice(0, shownAtFirst);
  const hidden = first.length - shown.length;
  const unlisted = count - first.length;
  return (
    <div className="finding-list">
      <h3 id={id}>
        {translate('maintenance.check.groupTitle', { title: groupTitles[kind], smart_count: lineCount })}
      </h3>
      <Bullets aria-labelledby={id}>
        {shown.map(({ row, column, value, message }) => (
          <li key={`${row} ${column}`}>
            <strong>{translate('maintenance.check.row', { row })}</strong>
            {value && ` · ${value}`} · {message}
          </li>
        ))}
      </Bullets>
      {hidden > 0 && (
        <Button size="small" color="inherit" onClick={() => setIsLong(true)}>
          {translate('maintenance.check.more', { count: hidden })}
        </Button>
      )}
      {hidden === 0 && unlisted > 0 && (
        <Text size="small">{translate('maintenance.check.rest', { count: unlisted })}</Text>
      )}
    </div>
  );
};

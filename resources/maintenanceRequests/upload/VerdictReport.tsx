import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { formatNumber } from '../../../contract/rules/formatNumber';
import {
  maxMaintenanceColumns,
  maxMaintenanceLines,
  workbookMediaType,
} from '../../../contract/rules/maintenanceLimits';
import { foundText, maintenanceHeadings } from '../../../contract/rules/maintenanceMessages';
import { useAction } from '../../../src/kit/actions/useAction';
import { useDownload } from '../../../src/kit/detail/DownloadButton';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { Bullets, Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { Progress } from '../../../src/ui/progress/Progress';

import { checkTexts, groupTitles, stepTexts } from './texts';
import type { JudgedWorkbook, WorkbookCheck } from './useVerdict';
import { checkSteps, type FindingGroup, type Verdict } from './workbookVerdict';
import '../maintenance.css';

interface VerdictReportProps {
  check: WorkbookCheck;
  filename: string;
  /** Called with the same file without its wrong lines; undefined if nothing can be handed in. */
  onRest: ((file: File, lineCount: number) => void) | undefined;
}

/** The progress of the chosen file's check, then the verdict. */
export const VerdictReport = (props: VerdictReportProps) => {
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and there are none here
    <div role="group" aria-label={translate(checkTexts.name)}>
      <Shown {...props} />
    </div>
  );
};

const Shown = ({ check, filename, onRest }: VerdictReportProps) => {
  const translate = useTranslate();
  if (check.state === 'running') {
    const share = (checkSteps.indexOf(check.step) + 1) / (checkSteps.length + 1);
    return <Progress text={stepTexts[check.step]} share={share} />;
  }
  if (check.state === 'unavailable') return <Text>{translate(checkTexts.unavailable)}</Text>;
  if (check.verdict.structure) return <StructureProblem verdict={check.verdict} />;
  return <VerdictOnLines judged={check} filename={filename} onRest={onRest} />;
};

const [first, second] = maintenanceHeadings;

/** Why a file is not a maintenance file and which headings it has instead, in addition to the field's message. */
const StructureProblem = ({ verdict: { structure, lineCount, found = [] } }: { verdict: Verdict }) => {
  const translate = useTranslate();
  return (
    <div role="status">
      <Text tone="error">
        {translate(checkTexts.structure[structure ?? 'unreadable'], {
          first,
          second,
          count: lineCount,
          max: maxMaintenanceLines,
          maxColumns: maxMaintenanceColumns,
        })}
      </Text>
      {found.map((one) => (
        <Text key={one.sheet}>{foundText(one)}</Text>
      ))}
    </div>
  );
};

const severities = { willFail: 'warning', readings: 'info', clean: 'success' } as const;

interface VerdictOnLinesProps extends Omit<VerdictReportProps, 'check'> {
  judged: JudgedWorkbook;
}

/**
 * The verdict on a file's lines, the findings by kind, and the ways to continue: without the wrong lines, or
 * with them marked.
 */
const VerdictOnLines = ({ judged, filename, onRest }: VerdictOnLinesProps) => {
  const { verdict, mark, removeWrong } = judged;
  const { lineCount, readyCount, removableCount, groups, refusal, renewedCount = 0 } = verdict;
  const translate = useTranslate();
  const { download, isPending } = useDownload({
    filename: nameWith(filename, translate(checkTexts.markedName)),
    fetchFile: mark,
    failureMessage: checkTexts.downloadFailure,
  });
  const restCount = lineCount - removableCount;
  const wrongCount = formatNumber(lineCount - readyCount);
  const rest = useAction<void>({
    run: async () => {
      const name = nameWith(filename, translate(checkTexts.restName));
      onRest?.(new File([await removeWrong()], name, { type: workbookMediaType }), restCount);
    },
    failureMessage: checkTexts.downloadFailure,
  });
  const isWrong = readyCount < lineCount;
  const kind = isWrong ? 'willFail' : groups.length > 0 ? 'readings' : 'clean';
  const isRepeated = groups.some(({ kind }) => kind === 'repeated');
  return (
    <Alert severity={refusal ? 'warning' : severities[kind]} outline="own" role="status">
      <Stack gap="close" className="check-report">
        <Text>
          <strong>{translate(checkTexts.lines, lineCount)}</strong>{' '}
          {isWrong && (
            <strong>
              {translate(checkTexts.counts, {
                ready: formatNumber(readyCount),
                wrong: wrongCount,
                smart_count: readyCount,
              })}{' '}
            </strong>
          )}
          {refusal || translate(checkTexts[kind])}
        </Text>
        {renewedCount > 0 && <Text>{translate(checkTexts.renewed, renewedCount)}</Text>}
        {groups.map((group) => (
          <FindingList key={group.kind} group={group} />
        ))}
        {isWrong && isRepeated && (
          <Text>
            <span>{translate(checkTexts.firstStays)}</span>{' '}
            {translate(checkTexts.restCounts, {
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
                {translate(checkTexts.sendRest, { smart_count: removableCount })}
              </Button>
            )}
            <Button variant="outlined" icon="download" aria-busy={isPending} onClick={download}>
              {translate(checkTexts.download[isWrong ? 'errors' : 'readings'])}
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
        {translate(checkTexts.groupTitle, { title: groupTitles[kind], smart_count: lineCount })}
      </h3>
      <Bullets aria-labelledby={id}>
        {shown.map(({ row, column, value, message }) => (
          <li key={`${row} ${column}`}>
            <strong>{translate(checkTexts.row, { row })}</strong>
            {value && ` · ${value}`} · {message}
          </li>
        ))}
      </Bullets>
      {hidden > 0 && (
        <Button size="small" color="inherit" onClick={() => setIsLong(true)}>
          {translate(checkTexts.more, { count: hidden })}
        </Button>
      )}
      {hidden === 0 && unlisted > 0 && <Text>{translate(checkTexts.rest, { count: unlisted })}</Text>}
    </div>
  );
};

import { Blob as NodeBlob } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { judgeWorkbook } from '../../../resources/maintenanceRequests/upload/judgeWorkbook';
import type {
  JudgeRequest,
  ServersVerdict,
  Verdict,
  WorkerAnswer,
  WriteRequest,
} from '../../../resources/maintenanceRequests/upload/workbookVerdict';
import { validNif } from '../../support/nifs';
import { type CellValue, maintenanceWorkbook, valuesOf } from '../../support/workbooks';

/** Starts a judge and returns a function that asks it and returns its answer; steps are left out. */
const openJudge = () => {
  const answers: WorkerAnswer[] = [];
  const handle = judgeWorkbook((answer) => answers.push(answer));
  return async (request: JudgeRequest | WriteRequest): Promise<WorkerAnswer | undefined> => {
    await handle(request);
    return answers.at(-1);
  };
};

const fileOf = (...lines: CellValue[][]) => new NodeBlob([maintenanceWorkbook(lines)]) as Blob;

/** Returns the verdict on a file with the server's part beside it. */
const verdictOn = async (file: Blob, server?: ServersVerdict): Promise<Verdict | undefined> => {
  const ask = openJudge();
  const own = await ask({ type: 'judge', file });
  const answer = server ? await ask({ type: 'confirm', server }) : own;
  return answer?.type === 'verdict' ? answer.verdict : undefined;
};

const finding = (fault: string) => ({
  row: 2,
  column: 'fiscalNumber' as const,
  fault,
  value: validNif(1),
  message: 'Qualquer coisa.',
});

describe('2.7 one verdict on a maintenance file, by the browser and the server', () => {
  it.each<[string, CellValue[][], ServersVerdict | undefined, string, boolean]>([
    ['registered if the browser alone finds nothing', [[validNif(1)]], undefined, 'registered', false],
    ['confirmed if the server finds nothing either', [[validNif(1)]], { found: [] }, 'confirmed', true],
    ['returned for a fault that shows in the file', [['123']], undefined, 'returned', false],
    [
      'returned for a fault that only the server sees',
      [[validNif(1)]],
      { found: [finding('notActive')] },
      'returned',
      true,
    ],
    [
      'refused if the server refuses the file as a whole, whatever its lines',
      [['123']],
      { refusal: 'Fora do período.' },
      'refused',
      false,
    ],
    ['refused for a file without lines', [], undefined, 'refused', false],
  ])('is %s', async (_, lines, server, forecast, isConfirmed) => {
    expect(await verdictOn(fileOf(...lines), server)).toMatchObject({ forecast, isConfirmed });
  });

  it("keeps the browser's findings beside the server's refusal, and says the refusal", async () => {
    const verdict = await verdictOn(fileOf(['123']), { refusal: 'Fora do período.' });
    expect(verdict?.refusal).toBe('Fora do período.');
    expect(verdict?.groups.map(({ kind }) => kind)).toEqual(['malformed']);
  });

  it("takes a fault of a newer server's own among the other errors", async () => {
    const verdict = await verdictOn(fileOf([validNif(1)]), { found: [finding('heardOfLater')] });
    expect(verdict?.groups.map(({ kind, count }) => [kind, count])).toEqual([['other', 1]]);
  });

  it('says why a file that is no workbook is refused', async () => {
    const verdict = await verdictOn(new NodeBlob(['no workbook']) as Blob);
    expect(verdict).toMatchObject({ forecast: 'refused', structure: 'unreadable', lineCount: 0 });
    expect(verdict?.refusal).toContain('.xlsx');
  });

  it('writes the lines that stay after the last verdict', async () => {
    const ask = openJudge();
    await ask({ type: 'judge', file: fileOf([validNif(1)], [validNif(2)]) });
    await ask({ type: 'confirm', server: { found: [finding('notActive')] } });
    const answer = await ask({ type: 'removeWrong' });
    expect(answer?.type === 'workbook' && valuesOf(answer.bytes).slice(1)).toEqual([[validNif(2), '']]);
  });

  it('answers that it failed if there is no file to confirm or to mark', async () => {
    const ask = openJudge();
    expect(await ask({ type: 'confirm', server: {} })).toEqual({ type: 'failed' });
    expect(await ask({ type: 'mark' })).toEqual({ type: 'failed' });
  });
});

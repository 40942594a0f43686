import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { FileAnswer } from '../../../server/http/mount';
import { streamWorkbook } from '../../../workbook/streamWorkbook';
import type { WrittenCell } from '../../../workbook/workbookXml';
import { exceptionReasons, itemStates, leftReasons, rehearsedOutcomes, renewedHow } from '../contract/states';
import { sheetTexts as texts } from './declared/texts';
import type { FoundReport } from './reading/renewals';
import type { FoundLoser } from './reading/wouldLose';

/** Presents the figures of a renewal as a workbook: each row is how many tariffs are alike, the rehearsal's after the renewal's. */
export const presentReportFile = ({ found, rows, rehearsal }: FoundReport): FileAnswer => ({
  filename: texts.report(found.run.id),
  content: streamWorkbook({
    name: texts.reportSheet,
    columns: texts.reportColumns,
    widths: [40, 28, 36, 28, 36, 12, 12, 12],
    rows: [
      ...rows.map((row): WrittenCell[] => [
        row.providerDescription,
        itemStates[row.state],
        row.how ? renewedHow[row.how] : undefined,
        row.reason ? exceptionReasons[row.reason] : undefined,
        row.leftBecause ? leftReasons[row.leftBecause] : undefined,
        row.count,
        row.asked,
        row.noticed,
      ]),
      ...rehearsal.map(({ providerDescription, outcome, count }): WrittenCell[] => [
        providerDescription,
        texts.rehearsalRow,
        rehearsedOutcomes[outcome],
        undefined,
        undefined,
        count,
      ]),
    ],
  }),
});

/** Presents who would lose the tariff as a workbook. */
export const presentWouldLoseFile = (
  renewalId: number,
  parts: AsyncIterable<readonly FoundLoser[]>,
): FileAnswer => ({
  filename: texts.wouldLose(renewalId),
  content: streamWorkbook({
    name: texts.wouldLoseSheet,
    columns: texts.wouldLoseColumns,
    widths: [12, 40, 12, 18, 40, 14, 36, 14],
    rows: cellsOf(parts),
  }),
});

async function* cellsOf(parts: AsyncIterable<readonly FoundLoser[]>): AsyncGenerator<WrittenCell[]> {
  for await (const part of parts)
    for (const one of part)
      yield [
        one.applicationId,
        one.providerDescription,
        one.fiscalNumber,
        one.studentFiscalNumber ?? undefined,
        one.fullName,
        one.activationStartDate ? lisbonDate(one.activationStartDate) : undefined,
        exceptionReasons[one.reason],
        lisbonDate(one.askedOn),
      ];
}

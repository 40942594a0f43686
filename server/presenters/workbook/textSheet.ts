import { type CellObject, utils, type WorkSheet } from 'xlsx';
import { lookFormats, textFormat } from '../../../contract/workbook/cellStyles';
import { plainText } from '../../../contract/workbook/plainText';

const textCell = (text: string, format: string): CellObject => ({ t: 's', v: plainText(text), z: format });

/** A sheet of texts below a row of headings; digits stay texts. */
export const textSheet = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): WorkSheet => ({
  '!data': [
    headings.map((heading) => textCell(heading, lookFormats.heading)),
    ...rows.map((row) => row.map((text) => textCell(text, textFormat))),
  ],
  '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: headings.length - 1 } }),
  '!cols': widths.map((wch) => ({ wch })),
});

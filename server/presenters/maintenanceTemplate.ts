import { maintenanceHeadings } from '../../contract/rules/maintenanceMessages';
import { nifCheckDigit } from '../../contract/rules/nif';
import { textSheet } from '../../workbook/textSheet';
import { writeWorkbook } from '../../workbook/writeWorkbook';
import { templateTexts } from './texts';

const nif = (firstEight: string) => `${firstEight}${nifCheckDigit(firstEight)}`;
const columnWidths = [20, 20];
const instructionsWidth = 110;

const examples = [
  [nif('10000001'), ''],
  [nif('20000002'), ''],
  [nif('30000003'), nif('20000010')],
];

let template: Uint8Array<ArrayBuffer> | undefined;

/** Returns the workbook for providers' lists: an empty sheet, an example and instructions (spec 2.7 and 9). */
export const maintenanceTemplate = (): Uint8Array<ArrayBuffer> => {
  template ??= writeWorkbook([
    textSheet(templateTexts.sheet, maintenanceHeadings, [], columnWidths),
    textSheet(templateTexts.example, maintenanceHeadings, examples, columnWidths),
    textSheet(
      templateTexts.instructions,
      [templateTexts.instructions],
      templateTexts.lines.map((line) => [line]),
      [instructionsWidth],
    ),
  ]);
  return template;
};

import type { FileResult } from '../../contract/entities/annualMaintenance';
import { fieldLabels } from '../../contract/fieldLabels';
import { lisbonTimeZone } from '../../contract/rules/lisbonDay';
import { maintenanceHeadings } from '../../contract/rules/maintenanceMessages';
import { streamWorkbook } from '../../workbook/streamWorkbook';
import { momentCell, type WrittenCell } from '../../workbook/workbookXml';
import type { FoundApplication } from '../services/applications/search/readRows';
import type { Actor } from '../services/context/serviceContext';
import { presentFileResult } from './presentAnnualMaintenance';
import { presentStatus } from './presentStatus';
import { no, maintenanceExportTexts as texts, yes } from './texts';

/** Formats moments as date-fns would, which takes a hundred times as long for each. */
const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: lisbonTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
/** Returns a moment by the clock in Portugal: yyyy-MM-ddTHH:mm. */
const clockOf = (moment: Date) => moments.format(moment).replace(' ', 'T');

interface ExportColumn {
  readonly heading: string;
  readonly width: number;
  readonly cell: (row: FoundApplication, actor: Actor) => WrittenCell;
}

/** The columns: numbers and moments as such, so that a spreadsheet sorts them; digits that are no number as text. */
const columns: readonly ExportColumn[] = [
  { heading: fieldLabels.id, width: 14, cell: ({ id }) => id },
  { heading: maintenanceHeadings[0], width: 12, cell: ({ fiscalNumber }) => fiscalNumber },
  {
    heading: maintenanceHeadings[1],
    width: 18,
    cell: ({ studentFiscalNumber }) => studentFiscalNumber ?? undefined,
  },
  { heading: fieldLabels.fullName, width: 40, cell: ({ fullName }) => fullName },
  { heading: texts.createdOn, width: 18, cell: ({ createdOn }) => momentCell(clockOf(createdOn)) },
  {
    heading: texts.original,
    width: 16,
    cell: ({ recheckApplicationId }) => recheckApplicationId ?? undefined,
  },
  {
    heading: texts.originalStatus,
    width: 26,
    cell: ({ originalStatusId }, actor) =>
      originalStatusId === null ? undefined : presentStatus(actor, originalStatusId).description,
  },
  {
    heading: texts.status,
    width: 30,
    cell: ({ statusId }, actor) => presentStatus(actor, statusId).description,
  },
  { heading: texts.statusDate, width: 18, cell: ({ statusDate }) => momentCell(clockOf(statusDate)) },
  {
    heading: texts.addressChange,
    width: 20,
    cell: ({ hasAddressChanged }) => (hasAddressChanged ? yes : no),
  },
];

async function* presentEach(
  actor: Actor,
  batches: AsyncIterable<readonly FoundApplication[]> | Iterable<readonly FoundApplication[]>,
): AsyncGenerator<WrittenCell[]> {
  for await (const rows of batches) for (const row of rows) yield columns.map(({ cell }) => cell(row, actor));
}

/**
 * Presents maintenance requests as a workbook named after the day, as this actor sees them (spec 2.7 and 9). It is
 * compressed as rows arrive, so that only the few compressed bytes are held.
 */
export const presentMaintenanceExport = async (
  actor: Actor,
  batches: AsyncIterable<readonly FoundApplication[]> | Iterable<readonly FoundApplication[]>,
  now: Date,
): Promise<FileResult> => {
  const workbook = streamWorkbook({
    name: texts.sheet,
    columns: columns.map(({ heading }) => heading),
    widths: columns.map(({ width }) => width),
    rows: presentEach(actor, batches),
  });
  const [year, month, day] = clockOf(now).slice(0, 10).split('-');
  return presentFileResult(true, {
    name: texts.file(`${day}-${month}-${year}`),
    content: new Uint8Array(await new Response(workbook).arrayBuffer()),
  });
};

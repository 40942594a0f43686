import type { FileResult } from '../../contract/entities/annualMaintenance';
import { lisbonTimeZone } from '../../contract/rules/lisbonDay';
import type { FoundApplication } from '../services/applications/search/readPage';
import type { Actor } from '../services/context/serviceContext';
import { presentFileResult } from './presentAnnualMaintenance';
import { presentStatus } from './presentStatus';
import { type ExportedRequest, maintenanceExport } from './workbook/maintenanceExport';

/** Formats moments as date-fns would, which takes a hundred times as long for each. */
const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: lisbonTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const shown = (moment: Date) => moments.format(moment).replace(', ', ' ').replaceAll('/', '-');

const present = (actor: Actor, row: FoundApplication): ExportedRequest => ({
  id: row.id,
  fiscalNumber: row.fiscalNumber,
  studentFiscalNumber: row.studentFiscalNumber ?? '',
  fullName: row.fullName,
  createdOn: shown(row.createdOn),
  originalId: String(row.recheckApplicationId ?? ''),
  originalStatus: row.originalStatusId === null ? '' : presentStatus(actor, row.originalStatusId).description,
  status: presentStatus(actor, row.statusId).description,
  statusDate: shown(row.statusDate),
  hasAddressChanged: row.hasAddressChanged,
});

async function* presentEach(
  actor: Actor,
  batches: AsyncIterable<readonly FoundApplication[]>,
): AsyncGenerator<ExportedRequest> {
  for await (const rows of batches) for (const row of rows) yield present(actor, row);
}

/** Presents maintenance requests as a workbook named after the day, as this actor sees them (spec 2.7 and 9). */
export const presentMaintenanceExport = async (
  actor: Actor,
  batches: AsyncIterable<readonly FoundApplication[]>,
  now: Date,
): Promise<FileResult> =>
  presentFileResult(true, {
    name: `Pedidos de Manutencao ${shown(now).slice(0, 10)}.xlsx`,
    content: await maintenanceExport(presentEach(actor, batches)),
  });

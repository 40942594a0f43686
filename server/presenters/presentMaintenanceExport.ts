import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import type { FileResult } from '../../contract/entities/annualMaintenance';
import { lisbonTimeZone } from '../../contract/rules/lisbonDay';
import type { FoundApplication } from '../services/application/readPage';
import type { Actor } from '../services/serviceContext';
import { presentFileResult } from './presentAnnualMaintenance';
import { presentStatus } from './presentStatus';
import { maintenanceExport } from './workbook/maintenanceExport';

const inPortugal = (moment: Date, pattern: string) =>
  format(new TZDate(moment.getTime(), lisbonTimeZone), pattern);
const shown = (moment: Date) => inPortugal(moment, 'dd-MM-yyyy HH:mm');

/** Maintenance requests as a workbook named with the day, with the statuses as this actor sees them (spec 2.7 and 9). */
export const presentMaintenanceExport = (
  actor: Actor,
  rows: readonly FoundApplication[],
  now: Date,
): FileResult =>
  presentFileResult(true, {
    name: `Pedidos de Manutencao ${inPortugal(now, 'dd-MM-yyyy')}.xlsx`,
    content: maintenanceExport(
      rows.map((row) => ({
        id: row.id,
        fiscalNumber: row.fiscalNumber,
        studentFiscalNumber: row.studentFiscalNumber ?? '',
        fullName: row.fullName,
        createdOn: shown(row.createdOn),
        originalId: String(row.recheckApplicationId ?? ''),
        originalStatus:
          row.originalStatusId === null ? '' : presentStatus(actor, row.originalStatusId).description,
        status: presentStatus(actor, row.statusId).description,
        statusDate: shown(row.statusDate),
        hasAddressChanged: row.hasAddressChanged,
      })),
    ),
  });

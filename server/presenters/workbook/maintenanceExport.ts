import { fieldLabels } from '../../../contract/fieldLabels';
import { maintenanceHeadings } from '../../../contract/rules/maintenanceFile';
import { writeWorkbook } from '../../../contract/workbook/writeWorkbook';
import { textSheet } from './textSheet';

/** A maintenance request as the export shows it, in words. */
export interface ExportedRequest {
  readonly id: number;
  readonly fiscalNumber: string;
  readonly studentFiscalNumber: string;
  readonly fullName: string;
  readonly createdOn: string;
  readonly originalId: string;
  readonly originalStatus: string;
  readonly status: string;
  readonly statusDate: string;
  readonly hasAddressChanged: boolean;
}

const columns: readonly { heading: string; width: number; text: (row: ExportedRequest) => string }[] = [
  { heading: fieldLabels.id ?? 'id', width: 14, text: ({ id }) => String(id) },
  { heading: maintenanceHeadings[0], width: 12, text: ({ fiscalNumber }) => fiscalNumber },
  { heading: maintenanceHeadings[1], width: 18, text: ({ studentFiscalNumber }) => studentFiscalNumber },
  { heading: fieldLabels.fullName ?? 'fullName', width: 40, text: ({ fullName }) => fullName },
  { heading: 'Data de criação', width: 18, text: ({ createdOn }) => createdOn },
  { heading: 'Pedido original', width: 16, text: ({ originalId }) => originalId },
  { heading: 'Estado do pedido original', width: 26, text: ({ originalStatus }) => originalStatus },
  { heading: 'Estado do pedido de manutenção', width: 30, text: ({ status }) => status },
  { heading: 'Data do estado', width: 18, text: ({ statusDate }) => statusDate },
  {
    heading: 'Alteração de morada',
    width: 20,
    text: ({ hasAddressChanged }) => (hasAddressChanged ? 'Sim' : 'Não'),
  },
];

/** A workbook with a row per maintenance request (spec 2.7, export). */
export const maintenanceExport = (rows: readonly ExportedRequest[]): Uint8Array<ArrayBuffer> =>
  writeWorkbook({
    SheetNames: ['Pedidos de manutenção'],
    Sheets: {
      'Pedidos de manutenção': textSheet(
        columns.map(({ heading }) => heading),
        rows.map((row) => columns.map(({ text }) => text(row))),
        columns.map(({ width }) => width),
      ),
    },
  });

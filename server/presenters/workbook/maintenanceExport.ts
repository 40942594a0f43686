import { fieldLabels } from '../../../contract/fieldLabels';
import { maintenanceHeadings } from '../../../workbook/readMaintenanceSheet';
import { streamWorkbook } from './streamWorkbook';

/** A maintenance request in the export, with values as text. */
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

async function* inWords(
  rows: Iterable<ExportedRequest> | AsyncIterable<ExportedRequest>,
): AsyncGenerator<string[]> {
  for await (const row of rows) yield columns.map(({ text }) => text(row));
}

/**
 * Writes a workbook with a row per maintenance request, compressed as rows arrive, so that only the few compressed
 * bytes are held (spec 2.7, export).
 */
export const maintenanceExport = async (
  rows: Iterable<ExportedRequest> | AsyncIterable<ExportedRequest>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const workbook = streamWorkbook({
    name: 'Pedidos de manutenção',
    columns: columns.map(({ heading }) => heading),
    widths: columns.map(({ width }) => width),
    rows: inWords(rows),
  });
  return new Uint8Array(await new Response(workbook).arrayBuffer());
};

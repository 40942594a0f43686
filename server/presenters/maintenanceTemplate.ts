import { formatNumber } from '../../contract/rules/formatNumber';
import { maxMaintenanceLines } from '../../contract/rules/maintenanceLimits';
import { nifCheckDigit } from '../../contract/rules/nif';
import { maintenanceHeadings } from '../../workbook/readMaintenanceSheet';
import { textSheet } from '../../workbook/textSheet';
import { writeWorkbook } from '../../workbook/writeWorkbook';

const nif = (firstEight: string) => `${firstEight}${nifCheckDigit(firstEight)}`;
const columnWidths = [20, 20];
const instructionsWidth = 110;

const examples = [
  [nif('10000001'), ''],
  [nif('20000002'), ''],
  [nif('30000003'), nif('20000010')],
];

const instructions = [
  'Preencha a folha «Manutenção», a primeira deste ficheiro: uma linha por cada pedido com TSI ativa.',
  'Não altere os títulos da primeira linha (NIF e NIF do estudante) nem a ordem das duas colunas.',
  'NIF: número de identificação fiscal do cidadão, com 9 algarismos, sem espaços.',
  'NIF do estudante: só para a tarifa social de estudante universitário deslocado; nos outros casos fica vazio.',
  'Cada linha tem de corresponder a um pedido ativo do prestador, e não pode estar repetida.',
  `São aceites, no máximo, ${formatNumber(maxMaintenanceLines)} linhas por ficheiro, em formato .xlsx.`,
  'Se existir algum erro, nenhuma linha é registada: o ficheiro é devolvido com a coluna «Erros» preenchida.',
  'A folha «Exemplo» mostra linhas bem preenchidas; os NIF são fictícios.',
];

let template: Uint8Array<ArrayBuffer> | undefined;

/** Returns the workbook for providers' lists: an empty sheet, an example and instructions (spec 2.7 and 9). */
export const maintenanceTemplate = (): Uint8Array<ArrayBuffer> => {
  template ??= writeWorkbook([
    textSheet('Manutenção', maintenanceHeadings, [], columnWidths),
    textSheet('Exemplo', maintenanceHeadings, examples, columnWidths),
    textSheet(
      'Instruções',
      ['Instruções'],
      instructions.map((line) => [line]),
      [instructionsWidth],
    ),
  ]);
  return template;
};

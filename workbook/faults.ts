/** Why a file is no workbook that one may open. */
export type UnreadableReason = 'notZip' | 'encrypted' | 'damaged' | 'tooLarge' | 'notWorkbook';

/** Thrown for a file that is no workbook, or one made to harm whoever opens it. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';

  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}

/** Why a workbook can't be a maintenance file, whatever its lines hold. */
export type StructureFault = 'headings' | 'empty' | 'tooManyLines';

/** All that can be wrong with a line, in words. */
export const lineFaults = {
  missing: 'NIF em falta.',
  noValue: 'A célula tem uma fórmula sem valor guardado. Escreva o NIF, ou grave o ficheiro no Excel.',
  malformed: 'NIF inválido.',
  malformedStudent: 'NIF do estudante inválido.',
  repeated: (row: number, rows: readonly number[]) =>
    `NIF repetido no ficheiro (${rows.length > 2 ? 'linhas' : 'linha'} ${otherRows(row, rows)}).`,
  notActive: 'Não existe um pedido com TSI ativa deste prestador para o NIF.',
  notActiveStudent: 'Não existe um pedido com TSI ativa deste prestador para o NIF e o NIF do estudante.',
  studentNeeded: 'Existem vários pedidos com TSI ativa para o NIF: indique o NIF do estudante.',
  pending: 'NIF já comunicado e ainda não processado.',
} as const;
export type LineFault = keyof typeof lineFaults;

/** Those that the file alone tells; the others only the database can know. */
export const faultsInFile = ['missing', 'noValue', 'malformed', 'malformedStudent', 'repeated'] as const;
export type FaultInFile = (typeof faultsInFile)[number];

/** How a value was read where it was not written as it should be; such a line is accepted. */
export const readingNotes = {
  asNumber: (text: string) => `Guardado como número; lido como ${text}.`,
  withSpaces: (text: string) => `Escrito com espaços; lido como ${text}.`,
} as const;
export type Reading = keyof typeof readingNotes;

const maxNamedRows = 5;

/** Some of the rows that equal this one; looking at all of them for each would be quadratic. */
const otherRows = (row: number, rows: readonly number[]): string => {
  const named = rows
    .slice(0, maxNamedRows + 1)
    .filter((other) => other !== row)
    .slice(0, maxNamedRows);
  const unnamed = rows.length - 1 - named.length;
  return unnamed > 0 ? `${named.join(', ')} e mais ${unnamed}` : named.join(', ');
};

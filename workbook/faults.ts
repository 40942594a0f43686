import { maintenanceMessages, type WorkbookLimit } from '../contract/rules/maintenanceMessages';

/** Why a file can't be opened as a workbook. */
export type UnreadableReason = 'notZip' | 'encrypted' | 'damaged' | 'tooLarge' | 'notWorkbook';

/** Thrown for a file that is not a workbook, or that was made to harm whoever opens it. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';

  constructor(
    readonly reason: UnreadableReason,
    /** Which limit a file is over that is too large. */
    readonly limit?: WorkbookLimit,
  ) {
    super(reason);
  }
}

/** Why a workbook can't be a maintenance file, whatever its lines contain. */
export type StructureFault = 'headings' | 'empty' | 'tooManyLines' | 'tooManyColumns';

/** Returns the message for a file that can't be a maintenance file: which limit it is over, or that of spec 5. */
export const refusalOf = (problem: StructureFault | UnreadableWorkbook): string => {
  if (problem === 'tooManyColumns') return maintenanceMessages.tooManyColumns;
  const limit = problem instanceof UnreadableWorkbook ? problem.limit : undefined;
  return limit ? maintenanceMessages.tooLarge[limit] : maintenanceMessages.fileFormat;
};

/** A sheet of a file, and its first row with content, counted from 1. */
export interface FoundHeadings {
  readonly sheet: string;
  readonly row: number;
  readonly headings: readonly string[];
}

/** Says what a sheet begins with that has not the headings of a list. */
export const foundText = ({ sheet, row, headings }: FoundHeadings): string => {
  const shown = headings.map((heading) => `«${heading}»`).join(', ');
  return `Folha «${sheet}», linha ${row}: ${headings.some(Boolean) ? shown : 'vazia'}.`;
};

/** The text of every error that a line can have. */
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

/** Errors that the file alone reveals; the others need the database. */
export const faultsInFile = ['missing', 'noValue', 'malformed', 'malformedStudent', 'repeated'] as const;
export type FaultInFile = (typeof faultsInFile)[number];

/** Notes on values that were read despite their format; such a line is accepted. */
export const readingNotes = {
  asNumber: (text: string) => `Guardado como número; lido como ${text}.`,
  withSpaces: (text: string) => `Escrito com espaços; lido como ${text}.`,
} as const;
export type Reading = keyof typeof readingNotes;

const maxNamedRows = 5;

/** Returns some of the rows equal to this one; listing all of them for each row would be quadratic. */
const otherRows = (row: number, rows: readonly number[]): string => {
  const named = rows
    .slice(0, maxNamedRows + 1)
    .filter((other) => other !== row)
    .slice(0, maxNamedRows);
  const unnamed = rows.length - 1 - named.length;
  return unnamed > 0 ? `${named.join(', ')} e mais ${unnamed}` : named.join(', ');
};

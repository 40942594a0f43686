import { maintenanceFileFormat, maxMaintenanceColumns, maxMaintenanceFileBytes } from './maintenanceLimits';

/** The texts of annual maintenance, those of spec 5 letter for letter. */
export const maintenanceMessages = {
  tooManyColumns: `O ficheiro tem mais de ${maxMaintenanceColumns} colunas. Copie as colunas NIF e NIF do estudante para o template e tente outra vez.`,
  /** What a file is told that is over a limit other than lines and columns. */
  tooLarge: {
    file: `O ficheiro tem mais de ${maxMaintenanceFileBytes / 1_000_000} MB. Copie as linhas para o template e tente outra vez.`,
    bytes:
      'O ficheiro ocupa demasiado espaço depois de descomprimido. Copie as linhas para o template e tente outra vez.',
    cells: 'O ficheiro tem demasiadas células. Copie as linhas para o template e tente outra vez.',
    characters: 'O ficheiro tem demasiado texto. Copie as linhas para o template e tente outra vez.',
    sheets: 'O ficheiro tem demasiadas folhas. Copie as linhas para o template e tente outra vez.',
    entries: 'O ficheiro tem demasiadas partes. Copie as linhas para o template e tente outra vez.',
  },
  fileTooCostly:
    'Não foi possível analisar o ficheiro no tempo previsto. Copie as linhas para o template e tente outra vez.',
  fileFormat: maintenanceFileFormat,
  laterThanNow: 'Insira uma data posterior à data atual.',
  laterThanBegin: 'Insira uma data posterior à data início.',
  sameYear: 'A data de fim tem de ser do ano da data de início.',
  beginLocked: 'A data de início não pode ser alterada com o período em vigor.',
} as const;

/** A limit of a workbook, besides lines and columns. */
export type WorkbookLimit = keyof typeof maintenanceMessages.tooLarge;

/** The headings of a list, in this order; anything to their right is ignored (spec 10.6). */
export const maintenanceHeadings = ['NIF', 'NIF do estudante'] as const;
/** Heading of the column in which a rejected file is returned with its errors. */
export const errorsHeading = 'Erros';
/** The sheet of a list that the application writes itself. */
export const maintenanceSheetName = 'Manutenção';

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

import { maxMaintenanceColumns, maxMaintenanceFileBytes } from './maintenanceLimits';

/**
 * The texts of annual maintenance, those of spec 5 letter for letter; the errors of lines are in
 * workbook/faults.ts.
 */
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
  fileFormat:
    'Formato inválido. Insira documentos .xlsx com estrutura válida e com um máximo de 10.000 linhas cada.',
  laterThanNow: 'Insira uma data posterior à data atual.',
  laterThanBegin: 'Insira uma data posterior à data início.',
  sameYear: 'A data de fim tem de ser do ano da data de início.',
  beginLocked: 'A data de início não pode ser alterada com o período em vigor.',
} as const;

/** A limit of a workbook, besides lines and columns. */
export type WorkbookLimit = keyof typeof maintenanceMessages.tooLarge;

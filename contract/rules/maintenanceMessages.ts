/**
 * The texts of annual maintenance, those of spec 5 letter for letter; the errors of lines are in
 * workbook/faults.ts.
 */
export const maintenanceMessages = {
  fileTooCostly:
    'Não foi possível analisar o ficheiro no tempo previsto. Copie as linhas para o template e tente outra vez.',
  fileFormat:
    'Formato inválido. Insira documentos .xlsx com estrutura válida e com um máximo de 10.000 linhas cada.',
  laterThanNow: 'Insira uma data posterior à data atual.',
  laterThanBegin: 'Insira uma data posterior à data início.',
  sameYear: 'A data de fim tem de ser do ano da data de início.',
  beginLocked: 'A data de início não pode ser alterada com o período em vigor.',
} as const;

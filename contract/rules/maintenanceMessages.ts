const maxNamedRows = 5;

/** Some of the rows that equal this one, in words; never a walk over all of them for each. */
const otherRows = (row: number, rows: readonly number[]): string => {
  const named = rows
    .slice(0, maxNamedRows + 1)
    .filter((other) => other !== row)
    .slice(0, maxNamedRows);
  const unnamed = rows.length - 1 - named.length;
  return unnamed > 0 ? `${named.join(', ')} e mais ${unnamed}` : named.join(', ');
};

/** The texts of annual maintenance: those of spec 5 letter for letter, and what is wrong with a line of a file. */
export const maintenanceMessages = {
  fileFormat:
    'Formato inválido. Insira documentos .xlsx com estrutura válida e com um máximo de 10.000 linhas cada.',
  laterThanNow: 'Insira uma data posterior à data atual.',
  laterThanBegin: 'Insira uma data posterior à data início.',
  sameYear: 'A data de fim tem de ser do ano da data de início.',
  beginLocked: 'A data de início não pode ser alterada com o período em vigor.',
  missing: 'NIF em falta.',
  malformed: 'NIF inválido.',
  malformedStudent: 'NIF do estudante inválido.',
  repeated: (row: number, rows: readonly number[]) =>
    `NIF repetido no ficheiro (linha ${otherRows(row, rows)}).`,
  read: (reading: 'number' | 'spaces', text: string) =>
    `${reading === 'number' ? 'Guardado como número' : 'Escrito com espaços'}; lido como ${text}.`,
  notActive: 'Não existe um pedido com TSI ativa deste prestador para o NIF.',
  notActiveStudent: 'Não existe um pedido com TSI ativa deste prestador para o NIF e o NIF do estudante.',
  studentNeeded: 'Existem vários pedidos com TSI ativa para o NIF: indique o NIF do estudante.',
  pending: 'NIF já comunicado e ainda não processado.',
} as const;

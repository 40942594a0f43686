import { maxImportedRows } from '../../../../contract/records/recordImport';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { maxMaintenanceColumns } from '../../../../contract/rules/maintenanceLimits';

const rows = formatNumber(maxImportedRows);

/** Why a file of rows can't be imported, or one of its values. */
export const importTexts = {
  format: `Formato inválido. Escolha um ficheiro .xlsx ou .csv com os títulos das colunas e, abaixo, no máximo ${rows} linhas.`,
  openQuotation: (line: number) =>
    `Na linha ${line} do ficheiro há aspas que abrem e não fecham. Feche-as, ou retire-as, e tente outra vez.`,
  tooManyRows: `O ficheiro tem mais de ${rows} linhas. Divida-o e tente outra vez.`,
  tooManyColumns: `O ficheiro tem mais de ${maxMaintenanceColumns} colunas. Copie as que interessam para o template e tente outra vez.`,
  tooCostly:
    'Não foi possível analisar o ficheiro no tempo previsto. Copie as linhas para o template e tente outra vez.',
  empty: 'O ficheiro não tem linhas abaixo dos títulos das colunas.',
  missing: (labels: readonly string[]) =>
    `${labels.length > 1 ? 'Faltam colunas obrigatórias' : 'Falta uma coluna obrigatória'}: ${labels.join(', ')}.`,
  twice: (label: string) => `Há duas colunas para o mesmo campo: ${label}.`,
  noValue: 'A célula tem uma fórmula sem valor guardado. Escreva o valor, ou grave o ficheiro no Excel.',
  day: 'Data inválida. Utilize o formato DD/MM/AAAA.',
  moment: 'Data e hora inválidas. Utilize o formato DD/MM/AAAA HH:MM.',
  wholeNumber: 'Indique um número inteiro.',
  amount: 'Valor inválido. Utilize algarismos e, no máximo, duas casas decimais.',
  yes: 'Sim',
  no: 'Não',
  yesNo: 'Indique Sim ou Não.',
  choices: (texts: readonly string[]) => `Indique um destes valores: ${texts.join(', ')}.`,
  unknown: 'Não existe um registo com este número ou nome.',
  several: 'Existem vários registos com este nome: indique o número.',
  repeated: (row: number) => `Valor repetido no ficheiro (linha ${row}).`,
} as const;

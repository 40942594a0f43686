import type { CheckStep, FindingKind } from './workbookVerdict';

/** The text of each step of a check; only its page loads these texts. */
export const stepTexts: Readonly<Record<CheckStep, string>> = {
  reading: 'A ler o ficheiro…',
  opening: 'A abrir a folha de cálculo…',
  checking: 'A verificar as linhas…',
  confirming: 'A confirmar as linhas com o servidor…',
};

/** The title of each kind of finding. */
export const groupTitles: Readonly<Record<FindingKind, string>> = {
  missing: 'NIF em falta',
  noValue: 'Fórmula sem valor guardado',
  malformed: 'NIF inválido',
  malformedStudent: 'NIF do estudante inválido',
  repeated: 'NIF repetido',
  notActive: 'NIF sem TSI ativa',
  notActiveStudent: 'NIF do estudante sem TSI ativa',
  studentNeeded: 'NIF do estudante em falta',
  pending: 'NIF já comunicado',
  other: 'Outros erros',
  asNumber: 'NIF guardado como número',
  withSpaces: 'NIF com espaços',
};

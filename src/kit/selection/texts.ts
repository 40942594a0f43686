/** Texts of selecting rows that only lists with a selection load. */
export const selectionTexts = {
  page: 'Toda a página',
  range: 'Com Shift, seleciona também as linhas até à última que marcou',
} as const;

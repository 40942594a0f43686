/** Texts of the choice of columns; only its dialog loads them. */
export const columnsTexts = {
  title: 'Colunas da lista',
  about: 'As colunas que escolher ficam guardadas neste navegador. A primeira está sempre visível.',
  reset: 'Mostrar todas',
  close: 'Fechar',
} as const;

/** Texts of what the parts of the page share. */
export const blockTexts = {
  copy: 'Copiar',
  copied: 'Copiado.',
  failed: 'Ocorreu um erro na operação, por favor tente novamente.',
} as const;

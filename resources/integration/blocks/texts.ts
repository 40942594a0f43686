/** Texts of what the parts of the page share. */
export const blockTexts = {
  copy: 'Copiar',
  refresh: 'Atualizar',
  copied: 'Copiado.',
} as const;

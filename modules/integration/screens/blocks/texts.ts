/** Texts of what the parts of the page share. */
export const blockTexts = {
  copy: 'Copiar',
  refresh: 'Atualizar',
  copied: 'Copiado.',
  preparing: 'A preparar o ambiente de testes. Da primeira vez demora alguns segundos.',
} as const;

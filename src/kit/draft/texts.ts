/** Texts of a restored draft, loaded with forms. */
export const draftTexts = {
  restored: (moment: string) => `Recuperámos o que tinha preenchido neste formulário em ${moment}.`,
  discard: 'Descartar rascunho',
} as const;

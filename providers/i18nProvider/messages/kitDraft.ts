/** Texts of the kit's drafts (spec 4, Session: what a person was typing survives). */
export const messages = {
  kit: {
    draft: {
      restored: 'Recuperámos o que tinha preenchido neste formulário em %{moment}.',
      discard: 'Descartar rascunho',
    },
  },
};

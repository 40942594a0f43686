/** Texts of the regulator's notes. */
export const notesTexts = {
  title: 'Notas internas',
  about: 'Só o regulador as lê.',
  note: 'Nova nota',
  add: 'Gravar nota',
  added: 'Nota gravada.',
  failed: 'Ocorreu um erro ao guardar a nota, por favor tente novamente.',
} as const;

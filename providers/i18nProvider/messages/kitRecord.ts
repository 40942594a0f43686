/** Texts of the kit's record pages (spec 2.10 and 2.11). */
export const messages = {
  kit: {
    record: {
      add: 'Adicionar',
      edit: 'Editar',
      save: 'Gravar',
      unknown: '%{kind} n.º %{id} não existe. Confirme o número.',
    },
  },
};

/** Texts of the kit's row selection and yes-or-no questions (spec 11.1 and 11.4). */
export const messages = {
  kit: {
    dialogs: {
      yes: 'Sim',
      no: 'Não',
      confirmation: 'Confirmação',
    },
    selection: {
      column: 'Seleção',
      row: 'Selecionar %{name}',
      all: 'Selecionar todos',
      none: 'Desmarcar todos',
      count: '1 selecionado |||| %{smart_count} selecionados',
      failure: 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.',
    },
  },
};

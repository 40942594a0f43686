/** Texts of the kit's row selection and yes-or-no questions (ui-text, "Shell" and "Annual maintenance"). */
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

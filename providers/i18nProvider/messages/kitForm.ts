/** Texts of the kit's forms, files and dialogs (ui-text, Shell). */
export const messages = {
  kit: {
    form: {
      yes: 'Sim',
      no: 'Não',
      requiredNote: 'Os campos assinalados com * são obrigatórios.',
    },
    files: {
      choose: 'Escolher um ficheiro ou arrastá-lo para aqui',
      chooseMany: 'Escolher ficheiros ou arrastá-los para aqui',
      replace: 'Escolher outro ficheiro',
      ignored: 'Já havia na lista um documento com o mesmo nome; o novo foi ignorado.',
      remove: 'Remover %{filename}',
    },
    dialogs: {
      confirm: 'Confirmar',
      cancel: 'Cancelar',
    },
  },
};

/** Texts of the kit's forms, files and dialogs (spec 11.1). */
export const messages = {
  kit: {
    form: {
      yes: 'Sim',
      no: 'Não',
      requiredNote: 'Os campos assinalados com * são obrigatórios.',
      wrongFields: 'Há %{smart_count} campo por corrigir |||| Há %{smart_count} campos por corrigir',
    },
    files: {
      choose: 'Escolher um ficheiro ou arrastá-lo para aqui',
      chooseMany: 'Escolher ficheiros ou arrastá-los para aqui',
      replace: 'Escolher outro ficheiro',
      ignored: 'Já havia na lista um documento com o mesmo nome; o novo foi ignorado.',
      tooLarge: 'O ficheiro ultrapassa o tamanho máximo de %{most}.',
      unreadable: 'Não foi possível ler o ficheiro. Escolha-o novamente.',
      remove: 'Remover %{filename}',
    },
    dialogs: {
      confirm: 'Confirmar',
      cancel: 'Cancelar',
    },
  },
};

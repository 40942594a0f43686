/** Texts of the internet companies (spec 2.11 and 8). */
export const messages = {
  resources: {
    providers: {
      name: 'Prestador |||| Prestadores',
      list: { title: 'Prestadores de Serviço', row: 'Editar', name: 'Prestador' },
      record: {
        section: 'Dados do prestador',
        create: 'Adicionar Prestador de Serviço',
        edit: 'Alterar Prestador de Serviço %{name}',
        view: 'Prestador de Serviço %{name}',
        created: 'Prestador criado com sucesso.',
        updated: 'Prestador atualizado com sucesso.',
        notCreated: 'Ocorreu um erro na criação do prestador, por favor tente novamente.',
        notUpdated: 'Ocorreu um erro na edição do prestador, por favor tente novamente.',
        notLoaded: 'Ocorreu um erro na obtenção do prestador, por favor tente novamente.',
      },
      fields: { name: 'Nome', userStatusId: 'Estado' },
    },
  },
};

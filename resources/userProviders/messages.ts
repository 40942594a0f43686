/** Texts of the providers' users (spec 2.11 and 8). */
export const messages = {
  resources: {
    userProviders: {
      name: 'Utilizador |||| Utilizadores',
      list: { title: 'Utilizadores dos Prestadores de Serviço', row: 'Acessos' },
      record: {
        section: 'Dados do utilizador',
        create: 'Adicionar Utilizador do Prestador de Serviço',
        edit: 'Acessos de %{username}',
        view: 'Acessos de %{username}',
        created: 'Utilizador criado com sucesso.',
        updated: 'Utilizador atualizado com sucesso.',
        notCreated: 'Ocorreu um erro na criação do utilizador, por favor tente novamente.',
        notUpdated: 'Ocorreu um erro na edição do utilizador, por favor tente novamente.',
        notLoaded: 'Ocorreu um erro na obtenção do utilizador, por favor tente novamente.',
      },
      fields: {
        parentId: 'Prestador',
        providerName: 'Prestador',
        username: 'E-mail',
        userStatusId: 'Estado',
        userStatusDescription: 'Estado',
      },
    },
  },
};

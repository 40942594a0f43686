/** Texts of the regulator's users (spec 2.10 and 8). */
export const messages = {
  resources: {
    users: {
      name: 'Utilizador |||| Utilizadores',
      list: { title: 'Utilizadores', row: 'Acessos' },
      record: {
        section: 'Dados do utilizador',
        create: 'Adicionar Utilizador',
        edit: 'Acessos de %{username}',
        view: 'Acessos de %{username}',
        created: 'Utilizador criado com sucesso.',
        updated: 'Utilizador atualizado com sucesso.',
        notCreated: 'Ocorreu um erro na criação do utilizador, por favor tente novamente.',
        notUpdated: 'Ocorreu um erro na edição do utilizador, por favor tente novamente.',
        notLoaded: 'Ocorreu um erro na obtenção do utilizador, por favor tente novamente.',
      },
      fields: { username: 'E-mail', userStatusId: 'Estado', userStatusDescription: 'Estado' },
    },
  },
};

/** Texts of the permission grid and the rights preview (spec 2.10). */
export const messages = {
  userAccess: {
    grid: {
      title: 'Acessos',
      access: 'Acesso',
      reader: 'Consultar',
      writer: 'Criar',
      updater: 'Editar',
      empty: 'Não existem acessos a apresentar',
    },
    preview: {
      title: 'Pré-visualização',
      description: 'O que este utilizador encontra depois de entrar.',
      home: 'Página inicial',
      menu: 'Menu',
      inactive: 'Um utilizador inativo não pode entrar na aplicação.',
    },
  },
};

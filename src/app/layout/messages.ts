/** Texts of the application's frame: a lost connection, pages whose code failed to load, search and keyboard shortcuts. */
export const messages = {
  app: {
    account: 'A minha conta',
    menuGroups: {
      work: 'Trabalho',
      entities: 'Entidades',
      control: 'Controlo',
      settings: 'Configuração',
    },
    connection: {
      lost: 'Sem ligação. Voltamos a tentar automaticamente; o que preencheu nesta página mantém-se.',
    },
    pageMissing: {
      retry: 'Tentar novamente',
      offline: {
        title: 'Sem ligação',
        text: 'Não foi possível abrir esta página. Verifique a ligação à internet: a página abre assim que a ligação voltar.',
      },
      newVersion: {
        title: 'Foi instalada uma nova versão',
        text: 'Recarregue a página para continuar. Os rascunhos dos pedidos mantêm-se.',
        retry: 'Recarregar',
      },
      broken: {
        title: 'Não foi possível abrir esta página',
        text: 'Tente novamente. Se o problema continuar, contacte-nos.',
      },
    },
  },
  /** The button that opens the search; the dialog brings its own texts. */
  /** The switch in the user menu; the dialog that lists the keys brings its own texts. */
  keys: { title: 'Atalhos de teclado' },
};

/** Texts of the application's frame: a lost connection, pages whose code failed to load, search and keyboard shortcuts. */
export const messages = {
  app: {
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
  searchAnything: { open: 'Procurar' },
  keys: {
    title: 'Atalhos de teclado',
    about:
      'As teclas sem Ctrl não fazem nada num campo de texto nem com uma janela aberta; as que decidem também não, enquanto se aguarda o servidor. Pode desligá-las no menu do utilizador.',
    close: 'Fechar',
    everywhere: {
      title: 'Em todas as páginas',
      search: 'Procurar',
      searchWithControl: 'Procurar, também num campo',
      help: 'Mostrar os atalhos',
    },
    detail: {
      title: 'Nos detalhes de um pedido',
      next: 'Pedido seguinte da lista',
      previous: 'Pedido anterior da lista',
      eligible: 'Decidir: Elegível',
      nonEligible: 'Decidir: Não Elegível',
    },
    form: {
      title: 'Num formulário',
      submit: 'Submeter ou gravar',
    },
    dialog: {
      title: 'Numa janela',
      confirm: 'Confirmar',
    },
  },
};

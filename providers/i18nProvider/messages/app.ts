export const messages = {
  app: {
    title: 'Tarifa Social de Internet',
    help: 'Ajuda',
    signOut: 'Sair',
    mainNavigation: 'Navegação principal',
    openMenu: 'Abrir menu',
    loading: 'A carregar…',
    backToTop: 'Voltar ao topo',
    skipToContent: 'Saltar para o conteúdo',
    showPassword: 'Mostrar caracteres',
    hidePassword: 'Ocultar caracteres',
    accessibility: 'Acessibilidade',
    contact: {
      email: 'E-mail',
      phone: 'Linha gratuita',
    },
    noPermissions: {
      title: 'Sem permissões atribuídas',
    },
    notFound: {
      title: 'Página não encontrada',
      text: 'O endereço está errado ou a ligação que seguiu já não existe.',
      home: 'Ir para a página inicial',
    },
    loadFailure: {
      title: 'Não foi possível carregar a aplicação',
      text: 'Verifique a ligação à internet e tente novamente.',
      retry: 'Tentar novamente',
    },
    failure: {
      title: 'Não foi possível apresentar esta página',
      text: 'Tente novamente. Se o problema continuar, contacte-nos.',
      home: 'Voltar à página inicial',
    },
  },
};

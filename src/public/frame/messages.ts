const skipToContent = 'Saltar para o conteúdo';
const showPassword = 'Mostrar caracteres';
const hidePassword = 'Ocultar caracteres';

/** Texts of the frame around every page, with and without a session. */
export const messages = {
  app: {
    title: 'Tarifa Social de Internet',
    help: 'Ajuda',
    signOut: 'Sair',
    mainNavigation: 'Navegação principal',
    openMenu: 'Abrir menu',
    loading: 'A carregar…',
    backToTop: 'Voltar ao topo',
    skipToContent,
    showPassword,
    hidePassword,
    accessibility: 'Acessibilidade',
    privacy: 'Privacidade',
    responsible: 'Entidade responsável:',
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
  /** The same words where react-admin draws. */
  ra: {
    input: { password: { toggle_visible: hidePassword, toggle_hidden: showPassword } },
    navigation: { skip_nav: skipToContent },
  },
};

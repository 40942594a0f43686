/**
 * The three lists of Portugal's seal of usability and accessibility (kit-selo, Decreto-Lei n.º 83/2018, art. 9), each point
 * in our own words under its official number. Tests judge every point on every screen, the evidence that an organisation
 * hands in is written from it, and the accessibility statement says what isn't met.
 */
export const sealLists = {
  functional: {
    title: '10 aspetos críticos de acessibilidade funcional',
    points: {
      '1.1': 'O menu é uma lista de opções',
      '1.2': 'O menu usa-se com rato e com teclado',
      '1.3': 'As imagens do menu têm texto alternativo',
      '2.1': 'A página tem um título principal, e só um',
      '2.2': 'Títulos e subtítulos seguem uma hierarquia',
      '3.1': 'As tabelas têm cabeçalhos marcados',
      '3.2': 'As tabelas têm legenda',
      '4.1': 'Carregar na etiqueta leva ao campo',
      '4.2': 'Um leitor de ecrã diz que campos são obrigatórios',
      '4.3': 'Um leitor de ecrã encontra e lê os erros',
      '5.1': 'Imagens e gráficos têm um texto alternativo curto',
      '5.2': 'Os gráficos têm uma descrição longa e a tabela dos dados',
      '5.3': 'As imagens que são ligações dizem aonde levam',
      '6.1': 'Texto normal com contraste de pelo menos 4,5:1',
      '6.2': 'Texto grande com contraste de pelo menos 3:1',
      '7.1': 'Leitores de vídeo e de áudio usam-se com rato e com teclado',
      '7.2': 'Vídeo e áudio têm legendas ou transcrição',
      '8.1': 'Sem folhas de estilo, tudo fica alinhado à esquerda',
      '8.2': 'Sem folhas de estilo, a ordem continua lógica',
      '8.3': 'Sem folhas de estilo, reconhece-se o que cada elemento é',
      '8.4': 'Sem folhas de estilo, a informação continua visível',
      '8.5': 'Nenhuma tabela serve para dispor a página',
      '9.1': 'Uma janela de diálogo que abre recebe o foco',
      '9.2': 'O foco não sai de uma janela de diálogo aberta',
      '9.3': 'Uma janela de diálogo fecha-se com rato e com teclado',
      '9.4': 'Fechada a janela de diálogo, o foco volta a quem a abriu',
      '10.1': 'O texto dos PDF pode ser extraído',
    },
  },
  content: {
    title: 'Conteúdo',
    points: {
      '1.1': 'Vê-se logo para que serve o sítio',
      '1.2': 'Os termos difíceis têm definição num glossário',
      '1.3': 'O conteúdo diz quando foi atualizado',
      '1.4': 'Todas as páginas dizem quem é responsável e como o contactar',
      '2.1': 'Corpo do texto com pelo menos 12 pontos',
      '2.2': 'Informação secundária com pelo menos 10 pontos',
      '2.3': 'Linhas com 100 caracteres, no máximo',
      '2.4': 'Espaço entre linhas de pelo menos 1,5',
      '3.1': 'Cada nível de navegação tem no máximo 9 opções',
      '3.2': 'A navegação principal está sempre visível, no mesmo sítio',
      '3.3': 'As ligações não se distinguem só pela cor',
      '4.1': 'Os documentos longos têm um índice no início',
      '4.2': 'A página adapta-se a telemóveis sem deslocação horizontal',
      '5.1': 'Nada aparece só quando o rato passa por cima',
      '5.2': 'O que se carrega mede 44 píxeis, ou tem esse espaço à volta',
      '5.3': 'Há uma só ação principal, em destaque',
      '5.4': 'O que se pode carregar parece que se pode carregar',
    },
  },
  transaction: {
    title: 'Transação',
    points: {
      '1.1': 'A tecla Tab percorre os campos pela ordem em que se leem',
      '1.2': 'Os formulários com mais de dois ecrãs têm várias páginas',
      '1.3': 'Um processo com várias páginas diz em que passo está',
      '2.1': 'O tamanho dos campos mostra o que se espera neles',
      '2.2': 'Os campos aparecem quando são precisos, em vez de inativos',
      '2.3': 'As etiquetas são breves',
      '2.4': 'Os campos obrigatórios estão assinalados',
      '3.1': 'As ações demoradas dizem o que está a acontecer',
      '3.2': 'O sucesso de um envio é confirmado',
      '4.1': 'O que se preencheu pode ser corrigido até ao envio',
      '4.2': 'As ações destrutivas podem ser desfeitas',
      '4.3': 'As mensagens de erro estão junto dos campos',
      '4.4': 'As mensagens de erro dizem como corrigir',
    },
  },
} as const;

type Lists = typeof sealLists;
/** A list of the seal. */
export type SealList = keyof Lists;
/** A point of a list: 'content 5.2'. */
export type SealPoint = { [List in SealList]: `${List} ${keyof Lists[List]['points'] & string}` }[SealList];

/** The screens, in their main states, that the points are judged on. */
export const sealScreens = {
  login: 'Autenticação',
  passwordRecovery: 'Recuperação de palavra-passe',
  accessibility: 'Declaração de acessibilidade',
  privacy: 'Privacidade',
  form: 'Submeter Pedido',
  formWithErrors: 'Submeter Pedido, com erros',
  addresses: 'Lista de moradas',
  sending: 'Envio de um pedido',
  sent: 'Pedido submetido',
  providerList: 'Gerir Pedidos',
  toActivate: 'Pedidos por ativar',
  providerRequest: 'Pedido, visto pelo prestador',
  activation: 'Ativação da TSI, com erros',
  cancellation: 'Cancelamento do pedido',
  recheck: 'Reverificar elegibilidade',
  yearlyList: 'Manutenção anual, com uma lista escolhida',
  renewalNotices: 'Tarifas que vão terminar',
  ownIntegration: 'Integração, vista pelo prestador',
  passwordChange: 'Alterar palavra-passe',
  help: 'Manual',
  requests: 'Pedidos de Elegibilidade',
  request: 'Pedido, visto pelo regulador',
  decision: 'Decisão de elegibilidade',
  extendedSearch: 'Pesquisa alargada',
  maintenance: 'Manutenção anual, vista pelo regulador',
  users: 'Utilizadores',
  newUser: 'Novo utilizador, com erros',
  userRights: 'Acessos de um utilizador',
  providers: 'Prestadores de Serviço',
  newProvider: 'Novo prestador, com erros',
  userProviders: 'Utilizadores dos Prestadores de Serviço',
  newProviderUser: 'Novo utilizador de um prestador, com erros',
  overview: 'Visão geral',
  renewals: 'Renovação',
  approvals: 'Por aprovar',
  secondPerson: 'Segunda pessoa',
  services: 'Serviços externos',
  integration: 'Integração',
  decisionTexts: 'Textos de decisão',
  newDecisionText: 'Novo texto de decisão, com erros',
  auditRecords: 'Registo de atividade',
  dataProtection: 'Proteção de dados',
} as const;

export type SealScreen = keyof typeof sealScreens;

/** A point that isn't met on some screens. */
export interface UnmetPoint {
  readonly point: SealPoint;
  readonly screens: readonly SealScreen[];
  /** Why, in a sentence for the statement. */
  readonly reason: string;
  /** Whether the specification of the service orders it; such a point isn't counted against the screen. */
  readonly isOrdered: boolean;
}

/** The day of the assessment, DD-MM-AAAA. */
export const sealAssessed = '29-11-2026';

/** What isn't met. The tests fail for a point that is missing here, and for one that no longer has to be. */
export const sealUnmet: readonly UnmetPoint[] = [
  {
    point: 'transaction 2.2',
    screens: ['maintenance'],
    reason:
      'Enquanto decorre um período de manutenção, a sua data de início fica bloqueada, por regra do serviço.',
    isOrdered: true,
  },
  {
    point: 'transaction 2.2',
    screens: ['userRights'],
    reason:
      'O e-mail de um utilizador não muda, e um direito que outro já inclui fica marcado e bloqueado, por regra do serviço.',
    isOrdered: true,
  },
  {
    point: 'transaction 1.2',
    screens: ['formWithErrors', 'recheck'],
    reason:
      'Um pedido é um só formulário, por regra do serviço. As secções abrem-se à medida que são precisas.',
    isOrdered: true,
  },
  {
    point: 'transaction 4.2',
    screens: ['activation', 'cancellation', 'decision'],
    reason:
      'Decidir, ativar e cancelar um pedido são ações irreversíveis, por regra do serviço. A janela avisa antes de confirmar.',
    isOrdered: true,
  },
];

/** Texts of the statement's part about the seal. */
export const sealTexts = {
  title: 'Listas do Selo',
  intro: (screens: number) =>
    `As três listas do Selo de Usabilidade e Acessibilidade foram verificadas em ${screens} ecrãs, em computador e em telemóvel. Pontos cumpridos em todos eles:`,
  met: (title: string, met: number, all: number) => `${title}: ${met} de ${all}`,
  unmetTitle: 'O que não é cumprido:',
  unmet: (name: string, screens: string, reason: string) => `«${name}», em ${screens}: ${reason}`,
};

/**
 * The accessibility statement, in the parts that Decreto-Lei n.º 83/2018 requires of public bodies. Only its page loads
 * these texts.
 */
export const messages = {
  title: 'Acessibilidade',
  back: 'Voltar',
  commitment: [
    'A equipa da %{product} compromete-se a tornar esta aplicação acessível a todas as pessoas, em cumprimento do Decreto-Lei n.º 83/2018, de 19 de outubro, que define os requisitos de acessibilidade dos sítios web e das aplicações móveis de organismos públicos.',
    'A lei exige a norma EN 301 549, que inclui as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.1, nível AA. Esta aplicação segue a versão mais recente, as WCAG 2.2, nível AA.',
  ],
  conformance: {
    title: 'Estado de conformidade',
    text: 'A aplicação está parcialmente conforme com as WCAG 2.2, nível AA, devido às limitações que se seguem.',
  },
  limits: {
    title: 'Limitações conhecidas',
    items: [
      'Os documentos PDF entregues com os pedidos são feitos por outras pessoas e entidades. Muitos são imagens digitalizadas, sem texto que um leitor de ecrã possa ler.',
      'A ajuda e a página de autenticação da conta institucional pertencem a outros sítios, que não avaliamos.',
      'Os ficheiros Excel da manutenção anual e da exportação são tabelas simples com cabeçalhos na primeira linha, mas não foram avaliados em cada programa de folha de cálculo.',
      'A aplicação ainda não foi avaliada por pessoas com deficiência, nem por uma entidade independente.',
    ],
  },
  assessment: {
    title: 'Como avaliamos',
    text: 'Esta declaração foi preparada em %{day}, com base numa autoavaliação que se repete a cada nova versão:',
    items: [
      'Avaliação automática com o axe, segundo as WCAG 2.2, nível AA, e com o QualWeb, o motor do AccessMonitor, em todos os ecrãs principais e em diferentes estados: listas vazias, a carregar, com erros e com janelas de diálogo abertas.',
      'Diferentes larguras de ecrã, de 320 a 1440 píxeis, ampliação até 400 %, espaçamento de texto aumentado, cores forçadas pelo sistema e movimento reduzido, sem perda de conteúdo nem deslocação horizontal da página.',
      'Leitura da submissão de um pedido, de uma decisão e da lista anual tal como um leitor de ecrã as diz.',
      'Submissão e cancelamento de um pedido, criação de utilizadores e entrega da lista anual feitas apenas com o teclado, com o foco sempre visível.',
    ],
  },
  contact: {
    title: 'Contactos e pedidos',
    text: 'Se encontrar uma barreira, ou precisar de um conteúdo noutro formato, contacte-nos e diga em que página estava e o que queria fazer:',
  },
  complaint: {
    title: 'Como apresentar queixa',
    text: 'Se não respondermos ou se a resposta não o satisfizer, pode apresentar queixa:',
    items: [
      'no Livro de Reclamações eletrónico, em',
      'à entidade que fiscaliza o cumprimento do Decreto-Lei n.º 83/2018, em',
      'ao Provedor de Justiça, em',
    ],
    addresses: ['www.livroreclamacoes.pt', 'www.acessibilidade.gov.pt', 'www.provedor-jus.pt'],
  },
};

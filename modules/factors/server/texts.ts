/** The messages about factors. */
export const factorTexts = {
  issuer: 'Tarifa Social de Internet',
  generator: 'Aplicação de códigos',
  challengeOver: 'Demorou demasiado no segundo passo. Entre de novo.',
  wrongCode: 'Código incorreto ou já utilizado.',
  wrongFirstCode:
    'Código incorreto. Verifique se a hora do telemóvel está certa e tente com o código seguinte.',
  enrolmentOver: 'Demorou demasiado. Comece de novo.',
  hasGenerator: 'Já tem uma aplicação de códigos. Remova-a antes de acrescentar outra.',
  wrongPasskey:
    'A chave de acesso não foi reconhecida: pode ter sido removida da conta, ou o pedido demorou demasiado. Tente uma vez mais ou entre de outra forma, com o e-mail e a palavra-passe ou um código.',
  copiedPasskey:
    'Esta chave de acesso já foi usada mais vezes noutro lado: parece haver uma cópia, e por segurança esta não serve. Entre de outra forma, com o e-mail e a palavra-passe e um código de recuperação, e em "A minha conta" remova-a e acrescente-a de novo.',
  ownRemoval: 'Não pode pedir a remoção dos seus próprios segundos passos. Use a página da sua conta.',
  nothingToRemove: 'Este utilizador não tem nenhum segundo passo.',
  needed: 'Confirme que é mesmo a sua conta e tente de novo.',
  identityNeeded: 'Confirme primeiro a palavra-passe, ou a conta institucional, e tente de novo.',
  enterAnew:
    'A sua identidade foi comprovada há mais de dez minutos, talvez numa sessão deixada aberta. Entre de novo para acrescentar o segundo passo.',
  olderNeeded: 'O pedido só se trava com um segundo passo que já tinha antes dele.',
  wrongPassword: 'Palavra-passe incorreta.',
  noPassword: 'Entra só com a conta institucional. Saia e entre de novo com ela para confirmar quem é.',
  offerOver: 'Demorou demasiado. Entre na aplicação, ou fale com um administrador.',
  unknown: 'Este segundo passo já não existe.',
} as const;

const ifNotYou = 'Se não fez esta alteração, mude a palavra-passe e contacte o administrador de imediato.';

/** The e-mails about factors; none tells a secret. */
export const factorMailTexts = {
  added: (name: string) => ({
    subject: 'Novo segundo passo na sua conta',
    paragraphs: [`O segundo passo da entrada na sua conta passou a poder dar-se com: ${name}.`, ifNotYou],
  }),
  removed: (name: string) => ({
    subject: 'Segundo passo removido da sua conta',
    paragraphs: [`O segundo passo da entrada na sua conta deixou de poder dar-se com: ${name}.`, ifNotYou],
  }),
  countsNoMore: (name: string) => ({
    subject: 'Chave de acesso da sua conta usada a partir de outro gestor',
    paragraphs: [
      `A chave de acesso ${name} deixou de contar as utilizações, como acontece quando passa para outro gestor de palavras-passe.`,
      'Se não a mudou de gestor, remova-a na página da sua conta e contacte o administrador de imediato.',
    ],
  }),
  all: 'todos os segundos passos e códigos de recuperação',
  removalRequested: (moment: string) => ({
    subject: 'Pedido para remover os segundos passos da sua conta',
    paragraphs: [
      `Um administrador pediu a remoção dos segundos passos da sua conta. São removidos em ${moment}.`,
      'Se não fez este pedido, entre na sua conta antes disso, escolha "Manter os meus segundos passos" e mude a palavra-passe.',
    ],
  }),
  open: 'Ver os segundos passos da conta',
} as const;

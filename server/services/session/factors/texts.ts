/** The messages about factors. */
export const factorTexts = {
  issuer: 'Tarifa Social de Internet',
  generator: 'Aplicação de códigos',
  challengeOver: 'Demorou demasiado a confirmar a entrada. Entre de novo.',
  wrongCode: 'Código incorreto ou já utilizado.',
  wrongFirstCode:
    'Código incorreto. Verifique se a hora do telemóvel está certa e tente com o código seguinte.',
  enrolmentOver: 'Demorou demasiado. Comece de novo.',
  hasGenerator: 'Já tem uma aplicação de códigos. Remova-a antes de acrescentar outra.',
  wrongPasskey: 'A chave de acesso não foi reconhecida. Tente novamente.',
  ownRemoval: 'Não pode pedir a remoção das suas próprias confirmações. Use a página da sua conta.',
  nothingToRemove: 'Este utilizador não tem nenhuma confirmação da entrada.',
  needed: 'Confirme que é mesmo a sua conta e tente de novo.',
  identityNeeded: 'Confirme primeiro a palavra-passe, ou a conta institucional, e tente de novo.',
  olderNeeded: 'O pedido só se trava com um segundo passo que já tinha antes dele.',
  wrongPassword: 'Palavra-passe incorreta.',
  noPassword: 'Entra só com a conta institucional. Saia e entre de novo com ela para confirmar quem é.',
  offerOver: 'Demorou demasiado. Entre na aplicação, ou fale com um administrador.',
  unknown: 'Esta confirmação já não existe.',
} as const;

const ifNotYou = 'Se não fez esta alteração, mude a palavra-passe e contacte o administrador de imediato.';

/** The e-mails about factors; none tells a secret. */
export const factorMailTexts = {
  added: (name: string) => ({
    subject: 'Nova confirmação da entrada na sua conta',
    paragraphs: [`Passou a poder confirmar a entrada na sua conta com: ${name}.`, ifNotYou],
  }),
  removed: (name: string) => ({
    subject: 'Confirmação da entrada removida da sua conta',
    paragraphs: [`A entrada na sua conta deixou de poder ser confirmada com: ${name}.`, ifNotYou],
  }),
  all: 'todas as confirmações e códigos de recuperação',
  removalRequested: (moment: string) => ({
    subject: 'Pedido para remover as confirmações da entrada na sua conta',
    paragraphs: [
      `Um administrador pediu a remoção das confirmações da entrada na sua conta. São removidas em ${moment}.`,
      'Se não fez este pedido, entre na sua conta antes disso, escolha "Manter as minhas confirmações" e mude a palavra-passe.',
    ],
  }),
  open: 'Ver as confirmações da conta',
} as const;

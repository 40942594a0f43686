/** Texts with which elements are asked for and handed in. */
export const elementsTexts = {
  /** The title, from the side of whoever reads. */
  open: { regulator: 'Elementos pedidos', provider: 'Elementos por entregar' },
  ask: 'Pedir elementos',
  /** What asking does. */
  consequence: 'O prestador é avisado por e-mail e responde na aplicação. O estado do pedido não muda.',
  texts: 'Textos de decisão',
  unfilled: 'Preencha o que está entre chavetas.',
  text: 'O que falta',
  dueDate: 'Até quando',
  asked: 'Elementos pedidos ao prestador.',
  askFailed: 'Ocorreu um erro no pedido de elementos, por favor tente novamente.',
  withdraw: 'Retirar o pedido de elementos',
  withdrawn: 'Pedido de elementos retirado.',
  withdrawFailed: 'Ocorreu um erro na operação, por favor tente novamente.',
  askedBy: (author: string, moment: string) => `Pedido por ${author} em ${moment}`,
  askedOn: (moment: string) => `Pedido pelo regulador em ${moment}`,
  answeredBy: (author: string, moment: string) => `Respondido por ${author} em ${moment}`,
  answeredOn: (moment: string) => `Respondido em ${moment}`,
  answer: 'Resposta',
  send: 'Enviar elementos',
  sent: 'Elementos enviados ao regulador.',
  sendFailed: 'Ocorreu um erro no envio, por favor tente novamente.',
} as const;

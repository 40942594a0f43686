/** The links of a request in conflict, by what they search for; only the detail loads them. */
export const conflictTexts = {
  fiscalNumber: (nif: string) => `Procurar o NIF ${nif} em Gerir Pedidos`,
  studentFiscalNumber: (nif: string) => `Procurar o NIF do estudante ${nif} em Gerir Pedidos`,
};

/** What to have ready before a request, and what happens next. */
export const introductionTexts = {
  title: 'Antes de começar',
  who: 'Preencha os dados do cidadão que pede a tarifa. A morada é escolhida na lista do seu código postal.',
  documents:
    'Tenha consigo, em PDF e até 5 MB cada, os comprovativos entregues pelo cidadão e, para um estudante deslocado, os de matrícula e de residência.',
  afterwards:
    'O resultado chega por e-mail. Se o pedido for elegível, a tarifa deve ser ativada no prazo de 10 dias.',
};

/** The note that there is a live request for a NIF. */
export const liveRequestTexts = {
  text: (status: string) => `Este prestador já tem um pedido para este NIF, no estado «${status}».`,
  link: (id: number) => `Ver o pedido ${id} (abre num novo separador)`,
  recheck: (id: number) => `Reverificar elegibilidade do Pedido ${id} (abre num novo separador)`,
};

/** What is said before a recheck, beside the texts that spec 9 gives. */
export const recheckTexts = {
  unchanged: {
    question: 'Não alterou nada no pedido. Pretende mesmo pedir a reverificação?',
    text: 'Os dados e os documentos são enviados tal como estão no pedido original.',
  },
  notActive: 'Só um pedido no estado Ativo pode ser reverificado.',
};

/** The acts that can wait for a second person, as messages and files name them. */
export const actNames = {
  processRequests: 'processar pedidos de manutenção',
  nonEligible: 'tornar um pedido Não Elegível',
  newOperators: 'criar utilizadores ou dar-lhes mais acesso',
  erasePerson: 'apagar dados pessoais',
  switchOff: 'deixar de precisar de outra pessoa',
} as const;

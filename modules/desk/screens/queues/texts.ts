/** Texts with which officers share the queues; only what uses them loads them. */
export const deskTexts = {
  deciding: (name: string) => `${name} está a decidir`,
  decided: (name: string) => `Decisão de ${name} por aprovar`,
  takeNext: 'Dá-me o próximo',
  noneLeft: 'Não há pedidos por decidir que não estejam já com alguém ou abertos por si.',
  takeNextFailed: 'Ocorreu um erro na obtenção do pedido, por favor tente novamente.',
  update: 'Há alterações · Atualizar',
} as const;

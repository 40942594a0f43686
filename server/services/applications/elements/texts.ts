/** The user-facing reasons for refusing what concerns elements that the regulator asks for. */
export const elementsTexts = {
  alreadyAsked: 'Já foram pedidos elementos ao prestador, que ainda não respondeu.',
  notOpen: 'O pedido de elementos já não está em aberto. Atualize a página.',
} as const;

/** Texts of the eligibility requests on the provider's side and of their recheck (spec 2.5, 2.9, 4 and 8). */
export const messages = {
  resources: {
    applications: {
      name: 'Pedido |||| Pedidos',
      menu: { create: 'Submeter Pedido', list: 'Gerir Pedidos' },
      list: { title: 'Gerir Pedidos', nothingYet: 'Os pedidos que submeter aparecem aqui.' },
    },
  },
  toActivate: { title: 'Pedidos por ativar' },
  applicationRecheck: {
    title: 'Reverificar elegibilidade do Pedido %{id}',
    submitted: 'Pedido de reverificação de elegibilidade submetido com sucesso.',
    close: 'Fechar',
  },
};

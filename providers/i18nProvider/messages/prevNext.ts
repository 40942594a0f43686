/** Texts for moving from one request to the next. */
export const messages = {
  prevNext: {
    name: 'Pedidos da lista',
    previous: 'Pedido anterior',
    next: 'Pedido seguinte',
    place: '%{number} de %{total}',
    left: 'Já não está na lista (%{smart_count} pedido) |||| Já não está na lista (%{smart_count} pedidos)',
    opensNext: 'Depois de decidir, abrir o pedido seguinte',
  },
};

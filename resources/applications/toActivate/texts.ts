/** Texts of the requests that wait for activation; only their page loads them. */
export const toActivateTexts = {
  all: 'Todos os pedidos',
  table: 'Pedidos por ativar',
  deadline: 'Prazo',
  id: 'N.º do pedido',
  report: 'Comunicar ativação',
  partial: 'Algumas ativações falharam: veja o motivo em cada linha.',
  none: 'Não há pedidos à espera de ativação.',
  reportOf: (nif: string) => `Comunicar ativação de ${nif}`,
  several: (count: number) => (count === 1 ? 'Comunicar 1 ativação' : `Comunicar ${count} ativações`),
  count: (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`),
  consequence: 'Esta ação é irreversível: a data não pode ser alterada depois.',
  failedElsewhere: (count: number) =>
    count === 1
      ? 'Fora desta página não foi possível comunicar 1 ativação:'
      : `Fora desta página não foi possível comunicar ${count} ativações:`,
  failed: (id: number, nif: string, reason: string) => `Pedido ${id}, NIF ${nif}: ${reason}`,
  moreFailed: (count: number) => `e mais ${count}`,
};

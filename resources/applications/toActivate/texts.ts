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
  late: (late: number, count: number) =>
    late === 1 ? `1 de ${count} excede o prazo` : `${late} de ${count} excedem o prazo`,
  lateOne: (id: number, fullName: string) => `Pedido ${id} · ${fullName}`,
  reasonForLate: 'O motivo do atraso fica só nos pedidos que excedem o prazo.',
  onlyInTime: (count: number) => `Só os que estão no prazo (${count})`,
  noneInTime: 'Nesta data todos os pedidos excedem o prazo.',
  consequence: 'Esta ação é irreversível: a data não pode ser alterada depois.',
  failedElsewhere: (count: number) =>
    count === 1
      ? 'Fora desta página não foi possível comunicar 1 ativação:'
      : `Fora desta página não foi possível comunicar ${count} ativações:`,
  failed: (id: number, nif: string, reason: string) => `Pedido ${id}, NIF ${nif}: ${reason}`,
  moreFailed: (count: number) => `e mais ${count}`,
};

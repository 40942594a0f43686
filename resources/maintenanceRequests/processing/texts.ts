import { formatNumber } from '../../../contract/rules/formatNumber';

interface Share {
  done: number;
  total: number;
}

interface NamedRequest {
  id: number;
  fullName: string;
  fiscalNumber: string;
}

/** Texts of the processing of maintenance requests. */
export const processingTexts = {
  submit: 'Processar',
  confirm: 'Tem a certeza de que pretende processar os pedidos selecionados?',
  selected: (count: number) =>
    count === 1 ? '1 pedido selecionado.' : `${formatNumber(count)} pedidos selecionados.`,
  named: ({ id, fullName, fiscalNumber }: NamedRequest) => `Pedido ${id} · ${fullName} · NIF ${fiscalNumber}`,
  consequence: 'Cada um é verificado de novo; se não for elegível, a TSI do pedido original termina.',
  irreversible: 'Esta ação é irreversível.',
  needsOther:
    'Ficam à espera de que outra pessoa aprove: até lá nada muda, e pode retirá-los em «Por aprovar». Depois de aprovados:',
  running: ({ done, total }: Share) => `A processar pedidos: ${formatNumber(done)} de ${formatNumber(total)}`,
  success: 'Pedidos processados com sucesso.',
  partial: 'Alguns pedidos não foram processados com sucesso, por favor tente novamente.',
  failure: 'Ocorreu um erro no processamento dos pedidos, por favor tente novamente.',
  failed: (count: number) =>
    count === 1 ? '1 pedido não foi processado' : `${formatNumber(count)} pedidos não foram processados`,
  failedRow: (id: number) => `Pedido ${id}`,
  noAnswer: 'Não foi possível obter resposta do servidor.',
  rest: (count: number) => `E mais ${formatNumber(count)}.`,
  retry: 'Repetir os que falharam',
  byProvider: (provider: string, count: number) =>
    count === 1 ? `${provider}: 1 pedido` : `${provider}: ${formatNumber(count)} pedidos`,
  gone: (count: number) =>
    count === 1
      ? '1 pedido já não pode ser processado.'
      : `${formatNumber(count)} pedidos já não podem ser processados.`,
  title: 'Processamento de pedidos',
  leave:
    'Pode abrir outras páginas: o envio continua enquanto esta janela estiver aberta. Se for interrompido, pode continuá-lo aqui; nenhum pedido é processado duas vezes.',
  stop: 'Parar',
  pending: (count: number) =>
    count === 1 ? 'Falta enviar 1 pedido.' : `Faltam enviar ${formatNumber(count)} pedidos.`,
  resume: 'Continuar',
  sent: (count: number) =>
    count === 1 ? '1 pedido processado.' : `${formatNumber(count)} pedidos processados.`,
  verifying: ({ done, total }: Share) =>
    `A verificar: ${formatNumber(done)} de ${formatNumber(total)} com resultado`,
  refresh: 'Atualizar resultado',
  ended: 'Originais que ficaram inativos',
  results: 'Resultado por pedido',
  download: 'Descarregar resultado (.xlsx)',
  putAway: 'Fechar resultado',
  notProcessed: (reason: string) => `Não processado: ${reason}`,
  notSent: 'Por enviar',
  column: {
    id: 'Pedido de manutenção',
    provider: 'Prestador',
    result: 'Resultado',
    original: 'Pedido original',
    originalStatus: 'Estado do pedido original',
  },
};

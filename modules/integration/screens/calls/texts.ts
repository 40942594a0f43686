/** Texts of the last calls. */
export const callsTexts = {
  about:
    'O que os seus sistemas pediram nos últimos sete dias, do mais recente para o mais antigo. A referência é a que a resposta trouxe no cabeçalho X-Request-Id: indique-a quando nos contactar.',
  onlyFailed: 'Só as recusadas',
  none: 'Ainda não há chamadas. A primeira aparece aqui segundos depois de ser feita.',
  noneFailed: 'Nenhuma chamada foi recusada.',
  listed: 'Últimas chamadas',
  when: 'Quando',
  client: 'Cliente',
  call: 'Chamada',
  status: 'Resposta',
  milliseconds: 'Duração',
  inMilliseconds: (count: number) => `${count} ms`,
  reason: 'Motivo',
  reference: 'Referência',
} as const;

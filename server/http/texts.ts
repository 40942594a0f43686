/** Texts of the refusals that http/ itself makes. */
export const httpTexts = {
  foreignSite: 'Não foi possível aceitar o pedido, porque vem de outro sítio.',
  notFound: 'O recurso pedido não existe.',
  unavailable: 'Não foi possível efetuar o pedido neste momento. Tente novamente dentro de alguns segundos.',
  tooLarge: 'O pedido excede o tamanho máximo permitido.',
  tooManyCalls: 'Demasiados pedidos em pouco tempo. Aguarde alguns minutos e tente novamente.',
  tooSlow:
    'Não foi possível receber o pedido, porque a ligação está demasiado lenta e há outros à espera. Tente novamente dentro de alguns segundos.',
  tooManyValues:
    'Não foi possível ler o pedido, porque tem mais valores do que esta operação aceita. Divida-o em vários pedidos.',
  malformed: 'Não foi possível ler o pedido. Verifique o seu conteúdo.',
  malformedKey: 'Idempotency-Key: a chave tem de ter entre 8 e 200 caracteres, sem espaços nem acentos.',
  unknownVersion: (date: string) => `Tsi-Version: só existe a versão ${date}.`,
  unreadableDocument: (reference: string) =>
    `Não foi possível ler o documento, porque não está como foi guardado. Contacte-nos e indique a referência ${reference}.`,
  failure: (reference: string) =>
    `Não foi possível efetuar o pedido. Tente novamente ou contacte-nos e indique a referência ${reference}.`,
} as const;

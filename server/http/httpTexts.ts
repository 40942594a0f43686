/** What a caller reads when http/ itself refuses a call. */
export const httpTexts = {
  forbidden: 'Não tem permissão para efetuar esta operação.',
  foreignSite: 'O pedido vem de outro sítio e foi recusado.',
  notFound: 'O recurso pedido não existe.',
  tooLarge: 'O pedido excede o tamanho máximo permitido.',
  tooManyCalls: 'Demasiados pedidos em pouco tempo. Aguarde alguns minutos e tente novamente.',
  malformed: 'O pedido não pôde ser lido.',
  malformedKey: 'Idempotency-Key: a chave tem de ter entre 8 e 200 caracteres, sem espaços nem acentos.',
  failure: (reference: string) => `Ocorreu um erro inesperado. Referência: ${reference}`,
} as const;

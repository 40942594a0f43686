import type { CodedTexts } from '../lib/refusal';

/** Texts of the refusals that http/ itself makes. */
export const httpTexts = {
  foreignSite: {
    code: 'foreign_site',
    text: 'Não foi possível aceitar o pedido, porque vem de outro sítio.',
  },
  notFound: { code: 'no_such_call', text: 'O recurso pedido não existe.' },
  unavailable: {
    code: 'unavailable',
    text: 'Não foi possível efetuar o pedido neste momento. Tente novamente dentro de alguns segundos.',
  },
  tooLarge: { code: 'body_too_large', text: 'O pedido excede o tamanho máximo permitido.' },
  tooManyCalls: {
    code: 'rate_limited',
    text: 'Demasiados pedidos em pouco tempo. Aguarde alguns minutos e tente novamente.',
  },
  tooSlow: {
    code: 'too_busy',
    text: 'Não foi possível receber o pedido, porque a ligação está demasiado lenta e há outros à espera. Tente novamente dentro de alguns segundos.',
  },
  tooManyValues: {
    code: 'too_many_values',
    text: 'Não foi possível ler o pedido, porque tem mais valores do que esta operação aceita. Divida-o em vários pedidos.',
  },
  malformed: { code: 'malformed_body', text: 'Não foi possível ler o pedido. Verifique o seu conteúdo.' },
  malformedKey: {
    code: 'malformed_key',
    text: 'Idempotency-Key: a chave tem de ter entre 8 e 200 caracteres, sem espaços nem acentos.',
  },
  unknownVersion: (date: string) => ({
    code: 'unknown_version',
    text: `Tsi-Version: só existe a versão ${date}.`,
  }),
  unreadableDocument: (reference: string) => ({
    code: 'unreadable_document',
    text: `Não foi possível ler o documento, porque não está como foi guardado. Contacte-nos e indique a referência ${reference}.`,
  }),
  failure: (reference: string) => ({
    code: 'internal_error',
    text: `Não foi possível efetuar o pedido. Tente novamente ou contacte-nos e indique a referência ${reference}.`,
  }),
} as const satisfies CodedTexts;

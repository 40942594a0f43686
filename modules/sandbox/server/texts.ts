/** The user-facing messages about the sandbox, which people call the 'ambiente de testes'. */
export const sandboxTexts = {
  notOpened: 'O ambiente de testes não está disponível de momento. Tente de novo dentro de instantes.',
  full: 'O ambiente de testes está cheio: os documentos mais antigos estão a ser retirados. Tente de novo dentro de instantes.',
  noRequest: 'Não existe no ambiente de testes um pedido do prestador com este número.',
  awaitsNoDecision: 'O pedido não está à espera de uma decisão do regulador.',
  askedOften: (times: number) =>
    `Já foram pedidos elementos ${times} vezes para este pedido; não podem ser pedidos mais no ambiente de testes.`,
  nothingToProcess: 'Não há pedidos de manutenção por processar no ambiente de testes.',
  periodEndsBefore: 'A data de fim deve ser posterior à data de início.',
  /** What the first examples have the regulator ask for. */
  missing: 'Falta a declaração de IRS do último ano, com a nota de liquidação.',
  periodTooLong: 'O período não pode ter mais de um ano.',
} as const;

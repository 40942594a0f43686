/** Links to what the audit says about a record. */
export const auditLinkTexts = {
  applicationId: 'O que aconteceu a este pedido',
  actorId: 'O que fez este utilizador',
} as const;

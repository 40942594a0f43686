/** Links to what the audit says about a record. */
export const auditLinkTexts = {
  applicationId: 'O que aconteceu a este pedido',
  actorId: 'O que fez este utilizador',
} as const;

/** The declarations of a request as they were ticked. */
export const consentTexts = {
  title: 'Prova das declarações',
  show: 'Ver a prova',
  hide: 'Esconder a prova',
  none: 'Não há declarações guardadas deste pedido.',
  given: (when: string, who: string, version: number) =>
    `Assinalada em ${when} por ${who}; versão ${version} do texto`,
  digest: (digest: string) => `SHA-256 do texto: ${digest}`,
} as const;

/** The contacts in the footer. */
interface Contact {
  contactEmail: string;
  contactPhone: string;
}

/** Texts about the reference of a failure, loaded only with the code that shows it. */
export const referenceTexts = {
  reported: ({ contactEmail, contactPhone }: Contact) =>
    `Se nos contactar sobre esta falha (${contactEmail}, ${contactPhone}), indique a referência.`,
  silent: ({ contactEmail, contactPhone }: Contact) =>
    `Não foi possível carregar alguma informação. Se notar que falta alguma coisa e nos contactar (${contactEmail}, ${contactPhone}), indique a referência.`,
  name: 'Referência:',
  copy: 'Copiar',
  copied: 'Copiado',
  close: 'Fechar',
};

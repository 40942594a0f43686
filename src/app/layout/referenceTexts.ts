/** Whom the footer names. */
interface Contact {
  contactEmail: string;
  contactPhone: string;
}

/** Texts of the reference of a failure; only what shows it loads them. */
export const referenceTexts = {
  told: ({ contactEmail, contactPhone }: Contact) =>
    `Não foi possível concluir a operação. Se nos contactar (${contactEmail}, ${contactPhone}), indique a referência.`,
  silent: ({ contactEmail, contactPhone }: Contact) =>
    `Não foi possível carregar alguma informação. Se notar que falta alguma coisa e nos contactar (${contactEmail}, ${contactPhone}), indique a referência.`,
  name: 'Referência:',
  copy: 'Copiar',
  copied: 'Copiado',
  close: 'Fechar',
};

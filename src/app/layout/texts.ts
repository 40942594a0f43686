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

/** Texts of the dialog that lists the keys; only the dialog loads them. */
export const keyTexts = {
  title: 'Atalhos de teclado',
  about:
    'As teclas sem Ctrl não fazem nada num campo de texto nem com uma janela aberta; as que decidem também não, enquanto se aguarda o servidor. Pode desligá-las no menu do utilizador.',
  close: 'Fechar',
  everywhere: {
    title: 'Em todas as páginas',
    search: 'Procurar',
    searchWithControl: 'Procurar, também num campo',
    help: 'Mostrar os atalhos',
  },
  list: {
    title: 'Numa lista',
    next: 'Abrir a primeira linha; numa linha, ir para a seguinte',
    previous: 'Ir para a linha anterior',
    down: 'Ir para a linha seguinte',
    up: 'Ir para a linha anterior',
    open: 'Abrir a linha',
  },
  detail: {
    title: 'Nos detalhes de um pedido',
    next: 'Pedido seguinte da lista',
    previous: 'Pedido anterior da lista',
    eligible: 'Decidir: Elegível',
    nonEligible: 'Decidir: Não Elegível',
    copyCode: 'Copiar o código de validação do documento',
    askElements: 'Pedir elementos',
    takeNext: 'Abrir o próximo por decidir que ninguém tem, também na lista',
  },
  form: {
    title: 'Num formulário',
    submit: 'Submeter ou gravar',
  },
  dialog: {
    title: 'Numa janela',
    confirm: 'Confirmar',
  },
} as const;

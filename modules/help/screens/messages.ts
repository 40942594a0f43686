/** Texts around the help pages; the pages themselves are in their own files. */
export const messages = {
  help: {
    title: 'Manual',
    close: 'Fechar o manual',
    search: 'Procurar no manual',
    nothingFound: 'Não foram encontrados resultados',
    all: 'Todas as páginas',
    print: 'Imprimir',
    updated: 'Atualizado em %{day}',
    terms: 'Palavras deste ecrã',
    ownPage: 'Abrir numa página própria, para imprimir',
  },
};

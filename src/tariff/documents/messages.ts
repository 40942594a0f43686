/** Texts of the documents shown beside a request. */
export const messages = {
  documents: {
    title: 'Documentos',
    pages: 'Páginas do documento',
    page: 'Página %{number} de %{count}',
    previous: 'Página anterior',
    next: 'Página seguinte',
    smaller: 'Reduzir (−)',
    larger: 'Ampliar (+)',
    fit: 'Ajustar à largura (0)',
    rotate: 'Rodar (R)',
    withoutText: 'Esta página é uma imagem, sem texto.',
    notLoaded: 'Não foi possível obter o documento.',
    notShown: 'Não é possível mostrar este documento aqui. Descarregue-o para o ver.',
  },
};

import type { PdfTexts } from '../../ui/pdf/PdfViewer';

/** Texts of the documents of a request; only their viewer loads them. */
export const documentTexts = {
  title: 'Documentos',
  close: 'Fechar os documentos',
  notLoaded: 'Não foi possível obter o documento.',
  notShown: 'Não é possível mostrar este documento aqui. Descarregue-o para o ver.',
  pending:
    'Ainda está a ser verificado se este documento contém software malicioso. Aparece aqui logo que a verificação termine.',
  infected: 'Este documento foi recusado: contém software malicioso. Não pode ser aberto nem descarregado.',
  firstPage: (filename: string) => `Ver ${filename}`,
  pageCount: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
};

/** Texts of the viewer of PDFs. */
export const pdfTexts: PdfTexts = {
  pages: 'Páginas do documento',
  page: (number, count) => `Página ${number} de ${count}`,
  previous: 'Página anterior',
  next: 'Página seguinte',
  smaller: 'Reduzir (−)',
  larger: 'Ampliar (+)',
  fit: 'Ajustar à largura (0)',
  rotate: 'Rodar (R)',
  thumbnails: 'Miniaturas das páginas',
  openSearch: 'Procurar no documento (Ctrl+F)',
  search: 'Procurar no documento',
  hit: (number, count) => `${number} de ${count}`,
  noHits: 'Sem resultados',
  previousHit: 'Resultado anterior (Shift+Enter)',
  nextHit: 'Resultado seguinte (Enter)',
  closeSearch: 'Fechar a pesquisa',
  withoutText: 'Esta página é uma imagem, sem texto.',
};

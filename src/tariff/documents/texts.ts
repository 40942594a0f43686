import type { DocumentFinding, DocumentIssuer } from '../../../contract/rules/judgeDocument';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import type { PdfTexts } from '../../ui/pdf/PdfViewer';

/** Texts of the documents of a request; only their viewer loads them. */
export const documentTexts = {
  title: 'Documentos',
  /** Marks a document that came with the answer to what the regulator asked for. */
  isNew: 'novo',
  /** Whose document it is, where the head of the page names somebody else. */
  student: (fullName: string, fiscalNumber: string) => `Estudante: ${fullName} · NIF ${fiscalNumber}`,
  close: 'Fechar os documentos',
  notLoaded: 'Não foi possível obter o documento.',
  notShown: 'Não é possível mostrar este documento aqui. Descarregue-o para o ver.',
  pending:
    'Ainda está a ser verificado se este documento contém software malicioso. Aparece aqui logo que a verificação termine.',
  unscannable:
    'O antivírus não conseguiu examinar este documento, que por isso não pode ser aberto nem descarregado. Não foi encontrado software malicioso: o pedido continua como está. Contacte quem gere a aplicação.',
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

/** What a finding is called beside the document. */
export const findingText = (finding: DocumentFinding): string => {
  switch (finding.kind) {
    case 'sameNif':
      return finding.about === 'student' ? 'mesmo NIF (estudante)' : 'mesmo NIF';
    case 'sameName':
      return finding.about === 'student' ? 'mesmo nome (estudante)' : 'mesmo nome';
    case 'oldDocument':
      return `emitido há ${finding.months} meses`;
    default:
      return findings[finding.kind];
  }
};

const findings = {
  otherNif: 'outro NIF',
  alsoOtherNif: 'o mesmo NIF e outro',
  otherRoleNif: 'NIF do pedido noutra qualidade',
  noNif: 'sem NIF',
  otherName: 'outro nome',
  withoutText: 'sem texto: digitalização',
} as const;

/** Texts of what a document says about itself; the viewer loads them. */
export const hintTexts = {
  title: 'Lido no documento',
  issued: (issuer: string | undefined, issuedOn: string | undefined) =>
    [issuer, issuedOn && dayMonthYear(new Date(`${issuedOn}T12:00:00Z`))].filter(Boolean).join(', '),
  code: 'Código de validação',
  copy: 'Copiar código',
  copied: 'Código copiado',
  check: {
    taxAuthority: 'Validar no Portal das Finanças',
    socialSecurity: 'Validar na Segurança Social',
  } satisfies { [Kind in DocumentIssuer['kind']]?: string } as { [Kind in DocumentIssuer['kind']]?: string },
};

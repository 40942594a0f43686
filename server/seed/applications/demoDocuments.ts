import { digestOf } from '../../../contract/digestOf';
import { fileType } from '../../../contract/entities/fileType';
import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import type { files } from '../../db/schema/files';
import type { Prng } from '../common/prng';
import type { PlannedApplication } from './plannedApplication';

type NewFile = typeof files.$inferInsert;

const certificates = [
  [
    fileType.studentRegistrationCertificateFile,
    'comprovativo-matricula.pdf',
    'Comprovativo de matrícula',
    'Universidade do Minho',
  ],
  [
    fileType.studentAddressCertificateFile,
    'comprovativo-residencia.pdf',
    'Comprovativo de residência',
    'Junta de Freguesia de Gualtar',
  ],
] as const;
const socialSecurity = 'Instituto da Segurança Social, I.P.';
const taxAuthority = 'Autoridade Tributária e Aduaneira';
const proofs = [
  [fileType.socialSecurityFile, 'declaracao-seguranca-social.pdf', 'Declaração da situação', socialSecurity],
  [fileType.socialSecurityFile, 'abono-de-familia.pdf', 'Comprovativo de abono de família', socialSecurity],
  [fileType.taxCustomsAuthorityFile, 'nota-de-liquidacao-irs.pdf', 'Nota de liquidação de IRS', taxAuthority],
  [
    fileType.taxCustomsAuthorityFile,
    'composicao-agregado.pdf',
    'Composição do agregado familiar',
    taxAuthority,
  ],
] as const;

/** Creates the documents of a demo application, as real PDFs; a few are old, or those of somebody else. */
export const demoDocuments = (applicationId: number, plan: PlannedApplication, prng: Prng): NewFile[] => {
  const { request } = plan;
  const start = prng.int(0, proofs.length - 1);
  const wanted = [
    ...(request.isStudent ? certificates : []),
    ...(request.applicantProvidedRequiredDocuments ? proofs.slice(start, start + prng.int(1, 3)) : []),
  ];
  // A maintenance request shares the documents of its original; checked last, so that the PRNG advances all the same.
  if (request.kind === 'maintenance') return [];
  const { createdOn } = plan.steps[0];
  return wanted.map(([resourceFileTypeId, filename, title, issuer], index) => {
    const number = applicationId * 4 + index;
    const isOfStudent = index < certificates.length && request.isStudent;
    const fullName = isOfStudent ? (request.studentFullName ?? '') : request.fullName;
    const ownNif = isOfStudent ? (request.studentFiscalNumber ?? '') : request.fiscalNumber;
    const isCoded = issuer === taxAuthority || issuer === socialSecurity;
    const age = (number % 11 === 5 ? 420 : 3) + (number % 40);
    const content = demoPdf([
      issuer,
      title,
      `Nome: ${fullName}`,
      `NIF: ${number % 13 === 7 ? strangersNif : ownNif}`,
      `Pedido n.º ${applicationId}`,
      `Data de emissão: ${lisbonDate(addLisbonDays(createdOn, -age))}`,
      ...(isCoded ? [`Código de validação: ${validationCode(number)}`] : []),
      'Documento de demonstração, sem valor legal.',
    ]);
    return {
      applicationId,
      resourceFileTypeId,
      filename,
      content,
      digest: digestOf(content),
      createdOn,
    };
  });
};

const strangersNif = '299999998';

/** Twelve letters and digits, others for each document. */
const validationCode = (number: number): string =>
  `DEMO${(number * 2_654_435_761).toString(36).toUpperCase().slice(-8).padStart(8, '0')}`;

const escaped = (text: string) =>
  Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    if (code > 255) return '?';
    return /[\\()]/.test(character) || code < 32 || code > 126
      ? `\\${code.toString(8).padStart(3, '0')}`
      : character;
  }).join('');

const page = (lines: readonly string[]) => {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `BT\n/F1 12 Tf\n18 TL\n72 770 Td\n${text}\nET`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
};

/** Creates a PDF of one page with these lines: small, real and without a library. */
export const demoPdf = (lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  let body = '%PDF-1.4\n';
  const offsets = page(lines).map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  const document = `${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(document);
};

import { fileType } from '../../../contract/entities/fileType';
import type { files } from '../../db/schema/files';
import { demoPdf } from '../demoPdf';
import type { Prng } from '../prng';
import type { PlannedApplication } from './plannedApplication';

type NewFile = typeof files.$inferInsert;

const certificates = [
  [fileType.studentRegistrationCertificateFile, 'comprovativo-matricula.pdf', 'Comprovativo de matrícula'],
  [fileType.studentAddressCertificateFile, 'comprovativo-residencia.pdf', 'Comprovativo de residência'],
] as const;
const proofs = [
  [fileType.socialSecurityFile, 'declaracao-seguranca-social.pdf', 'Declaração da Segurança Social'],
  [fileType.socialSecurityFile, 'abono-de-familia.pdf', 'Comprovativo de abono de família'],
  [fileType.taxCustomsAuthorityFile, 'nota-de-liquidacao-irs.pdf', 'Nota de liquidação de IRS'],
  [fileType.taxCustomsAuthorityFile, 'composicao-agregado.pdf', 'Composição do agregado familiar'],
] as const;

/** The documents that a demo application came with, as real PDFs. */
export const demoDocuments = (applicationId: number, plan: PlannedApplication, prng: Prng): NewFile[] => {
  const { isStudent, applicantProvidedRequiredDocuments, fullName } = plan.request;
  const start = prng.int(0, proofs.length - 1);
  const wanted = [
    ...(isStudent ? certificates : []),
    ...(applicantProvidedRequiredDocuments ? proofs.slice(start, start + prng.int(1, 3)) : []),
  ];
  return wanted.map(([resourceFileTypeId, filename, title]) => ({
    applicationId,
    resourceFileTypeId,
    filename,
    content: demoPdf([
      title,
      `Pedido n.º ${applicationId}`,
      fullName,
      'Documento de demonstração, sem valor legal.',
    ]),
    createdOn: plan.steps[0].createdOn,
  }));
};

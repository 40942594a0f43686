import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recheckApplication } from '../../../contract/calls/recheck';
import { fileType } from '../../../contract/entities/fileType';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { anAddress, makeFile } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { sentApplication, sentPeople, sentStudentApplication } from '../../support/submissions';

let stage: ActionStage;
let originalId: number;
let fileId: number;
let strangeFileId: number;

beforeAll(async () => {
  stage = await actionStage(new Date('2026-03-10T15:30:00Z'));
  originalId = (await stage.make(status.active, { ...sentPeople, isStudent: true })).id;
  fileId = (await makeFile(stage.db, originalId)).id;
  strangeFileId = (await makeFile(stage.db, (await stage.make(status.active)).id)).id;
}, 60_000);
afterAll(() => stage.server.close());

const submission = (application: object, common: object = {}) => ({
  providerId: stage.provider.id,
  providerEmail: 'reverificar@prestador.example.pt',
  applications: [{ ...sentApplication(), id: originalId, ...application }],
  ...common,
});

const expectRefusal = async (sent: unknown, message: string | RegExp) => {
  const before = await stage.traces();
  const refusal = await stage.operator.refusal(recheckApplication, sent);
  expect(refusal.status).toBe(400);
  expect(refusal.message).toMatch(message);
  expect(await stage.traces()).toEqual(before);
};

const reference = (resourceFileId: number, resourceFileTypeId: number = fileType.socialSecurityFile) => ({
  resourceFileId,
  resourceFileTypeId,
  filename: 'comprovativo.pdf',
});
const withProofs = (...socialSecurityFiles: object[]) => ({
  applicantProvidedRequiredDocuments: true,
  socialSecurityFiles,
});
const lockedNif = 'É o do pedido original; para outra pessoa, submeta um novo pedido.';
const proofs = 'Comprovativos da Segurança Social (necessidades sociais especiais): Valor inválido.';

describe('7 POST Application/recheck refuses with 400 and stores nothing', () => {
  it.each<[string, () => object, string | RegExp]>([
    ['a wrong NIF', () => ({ fiscalNumber: '123456788' }), 'NIF: NIF inválido'],
    ['another citizen', () => ({ fiscalNumber: validNif(7_000_003) }), `NIF: ${lockedNif}`],
    [
      'another student',
      () => sentStudentApplication({ studentFiscalNumber: validNif(7_000_003) }),
      `NIF do estudante: ${lockedNif}`,
    ],
    ['no address', () => ({ address: null }), /^Morada fiscal/],
    [
      'an address that does not exist',
      () => ({ address: { ...anAddress(), id: 2_000_000 } }),
      /^Morada fiscal/,
    ],
    ['a declaration without proofs', () => withProofs(), /Campo obrigatório\.$/],
    [
      'a student without certificates',
      () => ({ ...sentStudentApplication(), studentAddressCertificateFile: null }),
      /^Comprovativo de residência/,
    ],
    ['a document of another application', () => withProofs(reference(strangeFileId)), proofs],
    ['a document that does not exist', () => withProofs(reference(2_000_000_000)), proofs],
    [
      'a document number that nothing can have',
      () => withProofs(reference(99_999_999_999)),
      /Valor inválido\.$/,
    ],
    ['the same document twice', () => withProofs(reference(fileId), reference(fileId)), proofs],
    [
      'a document in the place of another type, whatever it says of itself',
      () => ({
        applicantProvidedRequiredDocuments: true,
        taxCustomsAuthorityFiles: [reference(fileId, fileType.taxCustomsAuthorityFile)],
      }),
      /^Comprovativos da Autoridade Tributária .*: Valor inválido\.$/,
    ],
    [
      'a new document that is no PDF',
      () => withProofs(uploadedPdf('a.pdf', new Uint8Array([1, 2, 3]))),
      /a\.pdf: Formato inválido\. Insira documentos \.pdf\./,
    ],
    [
      'a new document of another name',
      () => withProofs(uploadedPdf('a.exe', makePdf())),
      /Nome do ficheiro: Formato inválido\. Insira documentos \.pdf\.$/,
    ],
    ['no id', () => ({ id: null }), 'N.º do pedido: Campo obrigatório.'],
  ])('%s', async (_, application, message) => {
    await expectRefusal(submission(application()), message);
  });

  it('another provider, no e-mail, no application or two', async () => {
    const [one] = submission({}).applications;
    await expectRefusal(submission({}, { providerId: stage.provider.id + 1 }), 'Prestador: Valor inválido.');
    await expectRefusal(submission({}, { providerEmail: '' }), 'E-mail do prestador: Campo obrigatório.');
    await expectRefusal(submission({}, { applications: [] }), 'Pedidos: Valor inválido.');
    await expectRefusal(submission({}, { applications: [one, one] }), 'Pedidos: Valor inválido.');
  });

  it.each(Object.values(status).filter((id) => id !== status.active && id !== status.processing))(
    'an application in status %i',
    async (statusId) => {
      const { id } = await stage.make(statusId);
      await expectRefusal(submission({ id }), /^O estado do pedido foi entretanto alterado\./);
    },
  );

  it.each(['recheck', 'maintenance'] as const)('a %s', async (kind) => {
    const { id } = await stage.make(status.active, { kind, recheckApplicationId: originalId });
    await expectRefusal(submission({ id }), /^Esta operação não se aplica/);
  });
});

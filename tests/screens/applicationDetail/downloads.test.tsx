import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileType } from '../../../contract/entities/fileType';
import { files } from '../../../server/db/schema/files';
import { makeApplication, makeFile, makeOperator } from '../../support/builders';
import { makePdf } from '../../support/pdf';
import { renderApp } from '../../support/renderApp';
import { savedFiles } from '../../support/savedFiles';
import { createTestServer, type TestServer } from '../../support/testServer';
import { findCard } from './detailScreen';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const saved = savedFiles();

const prepare = async () => {
  const operator = await makeOperator(server.db);
  const application = await makeApplication(server.db, {
    providerId: operator.parentId ?? undefined,
    isStudent: true,
    applicantProvidedRequiredDocuments: true,
  });
  const file = (filename: string, resourceFileTypeId: number) =>
    makeFile(server.db, application.id, { filename, resourceFileTypeId, content: makePdf(filename) });
  await file('Matrícula 2026.pdf', fileType.studentRegistrationCertificateFile);
  await file('residencia.pdf', fileType.studentAddressCertificateFile);
  await file('abono.pdf', fileType.socialSecurityFile);
  await file('irs.pdf', fileType.taxCustomsAuthorityFile);
  await file('irs-2.PDF', fileType.taxCustomsAuthorityFile);
  return renderApp(`/applicationManagement/${application.id}/details`, { server, as: operator.username });
};

const buttonsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.textContent);

describe('2.8 downloads', () => {
  it('are shown beside their category', async () => {
    await prepare();
    expect(buttonsOf(await findCard('Estudante universitário'))).toEqual([
      'Ver Matrícula 2026.pdf',
      'Descarregar Matrícula 2026.pdf',
      'Ver residencia.pdf',
      'Descarregar residencia.pdf',
    ]);
    expect(buttonsOf(await findCard('Declarações'))).toEqual([
      'Ver abono.pdf',
      'Descarregar abono.pdf',
      'Ver irs.pdf',
      'Descarregar irs.pdf',
      'Ver irs-2.PDF',
      'Descarregar irs-2.PDF',
    ]);
  });

  it("save the document itself under the file's own name", async () => {
    const { user } = await prepare();
    await user.click(await screen.findByRole('button', { name: 'Descarregar Matrícula 2026.pdf' }));
    await waitFor(() => expect(saved().map(({ name }) => name)).toEqual(['Matrícula 2026.pdf']));
    const content = new Uint8Array((await saved()[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(Buffer.from(content).equals(makePdf('Matrícula 2026.pdf'))).toBe(true);
  });

  it('that fail say so and can be tried again', async () => {
    const { user } = await prepare();
    const button = await screen.findByRole('button', { name: 'Descarregar abono.pdf' });
    await server.db.delete(files);
    await user.click(button);
    expect(
      await screen.findByText('Ocorreu um erro na obtenção do documento, por favor tente novamente.'),
    ).toBeVisible();
    expect(saved()).toEqual([]);
    expect(button).toBeEnabled();
  });
});

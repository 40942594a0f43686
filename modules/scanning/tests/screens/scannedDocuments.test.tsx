import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileType } from '../../../../contract/entities/fileType';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { storedDocuments } from '../../../../server/db/schema/storedDocuments';
import { hashToken } from '../../../../server/lib/hashToken';
import { findCard } from '../../../../tests/screens/applicationDetail/detailScreen';
import { makeApplication, makeFile, makeOperator } from '../../../../tests/support/builders';
import { makePdf } from '../../../../tests/support/pdf';
import { renderApp } from '../../../../tests/support/renderApp';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    modules: { scanning: { scanner: { scan: async () => ({ outcome: 'clean' }) } } },
  });
});
afterAll(() => server.close());

/** Stores a document of an application that a scan said this of. */
const makeScanned = async (
  applicationId: number,
  { filename, type, scan }: { filename: string; type: number; scan: 'pending' | 'infected' | 'clean' },
) => {
  const hash = await hashToken(filename);
  const content = makePdf(filename);
  await server.db
    .insert(storedDocuments)
    .values({ hash, place: 'database', size: content.length, scan, storedOn: new Date() });
  await makeFile(server.db, applicationId, { filename, resourceFileTypeId: type, content, hash });
  return hash;
};

describe('documents that are scanned', () => {
  it('have a download once they were found clean, which a page that is open shows by itself', async () => {
    const operator = await makeOperator(server.db);
    const { id } = await makeApplication(server.db, {
      providerId: operator.parentId ?? undefined,
      statusId: applicationStatus.awaitsRegulator,
      isStudent: true,
    });
    const hash = await makeScanned(id, {
      filename: 'matricula.pdf',
      type: fileType.studentRegistrationCertificateFile,
      scan: 'pending',
    });
    await makeScanned(id, {
      filename: 'residencia.pdf',
      type: fileType.studentAddressCertificateFile,
      scan: 'infected',
    });
    await renderApp(`/applicationManagement/${id}/details`, { server, as: operator.username });
    const card = await findCard('Estudante universitário');
    expect(await within(card).findByText('A verificar')).toBeVisible();
    expect(within(card).getByText('Recusado: software malicioso')).toBeVisible();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();

    expect(await screen.findByText(/cancele este pedido e submeta outro/)).toBeVisible();

    await server.db.update(storedDocuments).set({ scan: 'clean' }).where(eq(storedDocuments.hash, hash));
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Descarregar matricula.pdf' })).toBeVisible(),
      { timeout: 30_000 },
    );
    expect(screen.queryByText('A verificar')).not.toBeInTheDocument();
    expect(screen.getByText('Recusado: software malicioso')).toBeVisible();
  }, 60_000);
});

import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { fileType } from '../../../contract/entities/fileType';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { users } from '../../../server/db/schema/users';
import { anAddress, makeApplication, makeFile } from '../../support/builders';
import { validNif } from '../../support/nifs';
import { renderApp } from '../../support/renderApp';
import type { TestServer } from '../../support/testServer';
import { operator, submitButton } from '../applicationForm/fillRequest';

type Overrides = Parameters<typeof makeApplication>[1];

/** Makes an application of the operator's provider, Active by default. */
export const makeOwnActive = async ({ db }: TestServer, overrides: Overrides = {}) => {
  const [account] = await db.select().from(users).where(eq(users.username, operator));
  if (!account?.parentId) throw new Error('The demo operator has no provider');
  return makeApplication(db, {
    providerId: account.parentId,
    statusId: applicationStatus.active,
    ...overrides,
  });
};

/** Makes an active application of a student, with both certificates and a proof in each list. */
export const makeComplete = async (server: TestServer) => {
  const application = await makeOwnActive(server, {
    isStudent: true,
    studentFullName: 'Rui Ferreira',
    studentFiscalNumber: validNif(8_123_456),
    studentAddress: { ...anAddress(), doorNumber: '7' },
    applicantProvidedRequiredDocuments: true,
  });
  const add = (filename: string, resourceFileTypeId: number) =>
    makeFile(server.db, application.id, { filename, resourceFileTypeId });
  const files = {
    registration: await add('matricula.pdf', fileType.studentRegistrationCertificateFile),
    residence: await add('residencia.pdf', fileType.studentAddressCertificateFile),
    social: await add('rsi.pdf', fileType.socialSecurityFile),
    tax: await add('irs.pdf', fileType.taxCustomsAuthorityFile),
  };
  return { application, files };
};

export const recheckPath = (id: string | number) => `/applicationManagement/${id}/recheckForm`;

/** Opens the recheck form of an application as the operator. */
export const openRecheck = async (server: TestServer, id: number) => {
  const app = await renderApp(recheckPath(id), { as: operator, server });
  await submitButton();
  return app;
};

export const removeButton = (filename: string) =>
  screen.findByRole('button', { name: `Remover ${filename}` });

/** Returns the reference under which a document that the server already has is sent back. */
export const keptFile = ({ id, filename, resourceFileTypeId }: Awaited<ReturnType<typeof makeFile>>) => ({
  resourceFileId: id,
  filename,
  resourceFileTypeId,
});

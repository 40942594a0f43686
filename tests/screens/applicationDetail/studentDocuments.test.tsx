import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileType } from '../../../contract/entities/fileType';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeApplication, makeFile } from '../../support/builders';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();

it('beside a document of a student stand the name and NIF of the student, beside one of the citizen none', async () => {
  const student = { isStudent: true, studentFullName: 'Rui Araújo Teles', studentFiscalNumber: '299999998' };
  const { id } = await makeApplication(server().db, { statusId: status.awaitsRegulator, ...student });
  const { studentRegistrationCertificateFile, taxCustomsAuthorityFile } = fileType;
  await makeFile(server().db, id, {
    filename: 'matricula.pdf',
    resourceFileTypeId: studentRegistrationCertificateFile,
  });
  await makeFile(server().db, id, { filename: 'irs.pdf', resourceFileTypeId: taxCustomsAuthorityFile });
  const { user } = await renderApp(`/applications/${id}/details`, {
    server: server(),
    as: 'admin@tsi.example.pt',
  });
  const documents = within(await screen.findByRole('region', { name: 'Documentos' }));
  const whose = 'Estudante: Rui Araújo Teles · NIF 299999998';
  await user.click(await documents.findByRole('tab', { name: 'matricula.pdf' }));
  expect(await documents.findByText(whose)).toBeVisible();
  await user.click(documents.getByRole('tab', { name: 'irs.pdf' }));
  await waitFor(() => expect(documents.queryByText(whose)).not.toBeInTheDocument());
  await pageSettled();
});

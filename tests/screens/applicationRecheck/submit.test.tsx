import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getRecheckRequests } from '../../../contract/calls/recheck';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { apiClient } from '../../support/apiClient';
import { network } from '../../support/network';
import { pdfFile, uploadedPdf } from '../../support/pdf';
import { sharedServer } from '../../support/sharedServer';
import {
  chooseAddress,
  citizenAddress,
  documentsBox,
  fill,
  operator,
  socialSecurityFiles,
  studentSwitch,
  submitButton,
  taxFiles,
  textbox,
} from '../applicationForm/fillRequest';
import {
  keptFile,
  makeComplete,
  makeOwnActive,
  openRecheck,
  recheckPath,
  removeButton,
} from './recheckScreen';

const server = sharedServer();
const recheckCall = '/api/Application/recheck';
const success = 'Pedido de reverificação de elegibilidade submetido com sucesso.';

describe('2.9 submitting a recheck', () => {
  it('sends kept documents as references and new ones whole, once, and comes back to the detail', async () => {
    const { application, files } = await makeComplete(server());
    const { user, requests } = await openRecheck(server(), application.id);
    await user.clear(textbox('E-mail do prestador'));
    await fill(user, textbox('E-mail do prestador'), 'reverificar@netatlantico.example.pt');
    await chooseAddress(user, citizenAddress(), exampleCodes.one[2]);
    for (const name of ['N.º de porta', 'Andar', 'Lado/Letra']) {
      expect(citizenAddress().getByRole('textbox', { name })).toHaveValue('');
    }
    await fill(user, citizenAddress().getByRole('textbox', { name: 'N.º de porta' }), '31');
    await user.upload(screen.getByLabelText('Comprovativo de matrícula'), pdfFile('matricula2.pdf'));
    await removeButton('matricula2.pdf');
    await user.upload(taxFiles(), [pdfFile('irs.pdf'), pdfFile('nota.pdf')]);
    await removeButton('nota.pdf');
    await user.dblClick(await submitButton());

    const dialog = await screen.findByRole('dialog', { name: success });
    expect(dialog).toHaveTextContent(
      'Será notificado via e-mail do resultado do pedido de verificação de elegibilidade.',
    );
    const sent = requests.filter(({ path }) => path === recheckCall);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      providerId: application.providerId,
      providerEmail: 'reverificar@netatlantico.example.pt',
      applications: [
        {
          id: application.id,
          fullName: application.fullName,
          fiscalNumber: application.fiscalNumber,
          address: expect.objectContaining({
            ...exampleCodes.one[2],
            doorNumber: '31',
            floor: null,
            floorSuffix: null,
          }),
          isStudent: true,
          studentFullName: application.studentFullName,
          studentFiscalNumber: application.studentFiscalNumber,
          studentAddress: application.studentAddress,
          studentRegistrationCertificateFile: uploadedPdf('matricula2.pdf'),
          studentAddressCertificateFile: keptFile(files.residence),
          applicantGaveConsent: true,
          applicantProvidedRequiredDocuments: true,
          socialSecurityFiles: [keptFile(files.social)],
          taxCustomsAuthorityFiles: [uploadedPdf('irs.pdf'), uploadedPdf('nota.pdf')],
        },
      ],
    });

    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() =>
      expect(window.location.pathname).toBe(`/applicationManagement/${application.id}/details`),
    );
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${application.id}` })).toBeVisible();
    const client = await apiClient(server(), { username: operator });
    expect(await client.answer(getRecheckRequests, { applicationId: application.id })).toMatchObject([
      { recheckApplicationId: application.id, providerEmail: 'reverificar@netatlantico.example.pt' },
    ]);
  }, 120_000);

  it('sends nothing of a student or of documents that are declared no more, nor a street that was emptied', async () => {
    const { application } = await makeComplete(server());
    const { user, requests } = await openRecheck(server(), application.id);
    await user.click(studentSwitch());
    await user.click(documentsBox());
    await user.clear(textbox('Arruamento'));
    await user.click(await submitButton());
    await screen.findByRole('dialog', { name: success });
    const sent = requests.find(({ path }) => path === recheckCall);
    expect(sent?.body).toMatchObject({
      applications: [
        {
          isStudent: false,
          applicantProvidedRequiredDocuments: false,
          address: { arteryDesignation: '' },
        },
      ],
    });
    expect(JSON.stringify(sent?.body)).not.toMatch(/File|studentF|studentA/);
  }, 60_000);

  it("leads back to the detail by 'Voltar' without sending", async () => {
    const { id } = await makeOwnActive(server());
    const { user, requests } = await openRecheck(server(), id);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/applicationManagement/${id}/details`));
    expect(requests.some(({ path }) => path === recheckCall)).toBe(false);
  });
});

describe('8 a recheck that fails', () => {
  const generic = 'Ocorreu um erro na submissão do pedido, por favor tente novamente.';
  it('shows its reason each time, keeps everything, and can be repeated until it succeeds', async () => {
    const { application } = await makeComplete(server());
    const { user } = await openRecheck(server(), application.id);
    await user.clear(textbox('Nome completo'));
    await fill(user, textbox('Nome completo'), 'Maria Alterada');
    await user.upload(socialSecurityFiles(), pdfFile('novo.pdf'));
    await removeButton('novo.pdf');
    const refused = { errors: [{ errors: ['Já existe uma.'] }] };
    // What counts as a failure is a rule of the data provider; here two, of which one has a reason.
    for (const [failure, text] of [
      [() => HttpResponse.json({ data: [{ success: false }] }), generic],
      [() => HttpResponse.json(refused, { status: 400 }), 'Já existe uma.'],
    ] as const) {
      network.use(http.post(`*${recheckCall}`, failure, { once: true }));
      await user.click(await submitButton());
      expect(await screen.findByText(text)).toBeVisible();
      // A longer sending opens a dialog, and queries find nothing behind it.
      await waitFor(async () => expect(await submitButton()).toBeEnabled());
      expect(textbox('Nome completo')).toHaveValue('Maria Alterada');
      for (const filename of ['matricula.pdf', 'rsi.pdf', 'novo.pdf']) {
        expect(await removeButton(filename), text).toBeVisible();
      }
    }
    await user.click(await submitButton());
    expect(await screen.findByRole('dialog', { name: success })).toBeVisible();
  }, 120_000);

  it('because another user was faster says so, and keeps the values', async () => {
    const { id } = await makeOwnActive(server());
    const { user } = await openRecheck(server(), id);
    await user.clear(textbox('Nome completo'));
    await fill(user, textbox('Nome completo'), 'Maria Alterada');
    await makeOwnActive(server(), {
      statusId: applicationStatus.submitted,
      kind: 'recheck',
      recheckApplicationId: id,
    });
    await user.click(await submitButton());
    await waitFor(async () =>
      expect(await submitButton()).toHaveAccessibleDescription(
        'Existe uma reverificação em curso para este pedido.',
      ),
    );
    expect(await submitButton()).toBeDisabled();
    expect(textbox('Nome completo')).toHaveValue('Maria Alterada');
  });

  it('does not lose the form when the network is gone', async () => {
    const { id } = await makeOwnActive(server());
    const { user } = await openRecheck(server(), id);
    await user.type(textbox('Nome completo'), ' Silva');
    network.use(http.all('*/api/*', () => HttpResponse.error()));
    await user.click(await submitButton());
    expect(await screen.findByText(generic)).toBeVisible();
    await waitFor(async () => expect(await submitButton()).toBeEnabled());
    expect(screen.queryByText(/na obtenção do pedido/)).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(recheckPath(id));
  });
});

describe('a recheck without any change', () => {
  const question = 'Não alterou nada no pedido. Pretende mesmo pedir a reverificação?';

  it('is asked about before it is sent; Não sends nothing, Sim sends it', async () => {
    const { application } = await makeComplete(server());
    const { user, requests } = await openRecheck(server(), application.id);
    const sent = () => requests.filter(({ path }) => path === recheckCall);
    await user.click(await submitButton());
    await user.click(
      within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Não' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toEqual([]);
    expect(await submitButton()).toBeEnabled();

    await user.click(await submitButton());
    await user.click(
      within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Sim' }),
    );
    await user.click(
      within(await screen.findByRole('dialog', { name: success })).getByRole('button', {
        name: 'Ver o pedido',
      }),
    );
    expect(sent()).toHaveLength(1);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Pedido de Reverificação \d+$/ }),
    ).toBeVisible();
  });
});

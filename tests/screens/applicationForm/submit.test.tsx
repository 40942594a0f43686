import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applications } from '../../../server/db/schema/applications';
import { users } from '../../../server/db/schema/users';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { errorSummary } from '../../support/errorSummary';
import { network } from '../../support/network';
import { validNif } from '../../support/nifs';
import { pdfFile, uploadedPdf } from '../../support/pdf';
import { renderApp } from '../../support/renderApp';
import { createTestServer, type TestServer } from '../../support/testServer';
import {
  chooseAddress,
  documentsBox,
  fill,
  fillCitizen,
  freeNif,
  operator,
  socialSecurityFiles,
  studentAddress,
  studentSwitch,
  submitButton,
  taxFiles,
  textbox,
} from './fillRequest';

const submitPath = '/api/Application/submit';

describe('2.3 submitting a request', () => {
  it('sends a student request with every document, as spec 3 and 7 say, and shows its number', async () => {
    const { user, requests } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    await fill(user, textbox('N.º de porta'), '12');
    await user.click(studentSwitch());
    await fill(user, textbox('Nome completo do estudante'), 'Rui Ferreira');
    await fill(user, textbox('NIF do estudante'), validNif(7_654_322));
    await chooseAddress(user, studentAddress(), exampleCodes.one[2]);
    await user.upload(screen.getByLabelText('Comprovativo de matrícula'), pdfFile('matricula.pdf'));
    await user.upload(screen.getByLabelText('Comprovativo de residência'), pdfFile('Residência nº 1.PDF'));
    await user.click(documentsBox());
    await user.upload(socialSecurityFiles(), [pdfFile('social.pdf'), pdfFile('rsi.pdf')]);
    await user.upload(taxFiles(), pdfFile('irs.pdf'));
    await screen.findByRole('button', { name: 'Remover irs.pdf' });
    await user.click(await submitButton());

    const dialog = await screen.findByRole('dialog', {
      name: /^Pedido de verificação de elegibilidade submetido com sucesso com o número \d+\.$/,
    });
    expect(dialog).toHaveTextContent(
      'Será notificado via e-mail do resultado do pedido de verificação de elegibilidade.',
    );

    const [sent, ...others] = requests.filter(({ path }) => path === submitPath);
    expect(others).toEqual([]);
    expect(sent?.body).toEqual({
      providerId: expect.any(Number),
      providerEmail: 'tsi@netatlantico.example.pt',
      applications: [
        {
          fullName: 'Maria dos Santos Ferreira',
          fiscalNumber: freeNif,
          address: expect.objectContaining({
            id: expect.any(Number),
            ...exampleCodes.many[0],
            arteryDesignation: expect.stringMatching(/^.+ - De 1 a \d+ \(ímpares\)$/),
            localityId: expect.any(Number),
            parishId: expect.any(Number),
            countyId: expect.any(Number),
            districtId: expect.any(Number),
            doorNumber: '12',
          }),
          isStudent: true,
          studentFullName: 'Rui Ferreira',
          studentFiscalNumber: validNif(7_654_322),
          studentAddress: expect.objectContaining(exampleCodes.one[2]),
          studentRegistrationCertificateFile: uploadedPdf('matricula.pdf'),
          studentAddressCertificateFile: uploadedPdf('Residência nº 1.PDF'),
          applicantGaveConsent: false,
          applicantProvidedRequiredDocuments: true,
          socialSecurityFiles: [uploadedPdf('social.pdf'), uploadedPdf('rsi.pdf')],
          taxCustomsAuthorityFiles: [uploadedPdf('irs.pdf')],
        },
      ],
    });
  }, 120_000);

  it('goes Home from the dialog, to an empty form for the next request', async () => {
    const { user } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    await user.click(await submitButton());
    await user.click(await screen.findByRole('button', { name: 'Voltar à página Inicial' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/form');
    await submitButton();
    expect(textbox('Nome completo')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Prestador' })).toHaveTextContent('NetAtlântico');
  });

  it('sends once, however often the button is pressed', async () => {
    const { user, requests } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    await user.dblClick(await submitButton());
    await screen.findByRole('dialog');
    expect(requests.filter(({ path }) => path === submitPath)).toHaveLength(1);
  });
});

describe('8 a submit that fails', () => {
  it('shows a refusal of the server at its field until the next attempt', async () => {
    const { user } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    const texts = ['NIF: O NIF já tem um pedido.', 'Morada fiscal, Andar: Valor inválido.', 'Outra coisa.'];
    const refusal = { errors: texts.map((text) => ({ errors: [text] })) };
    network.use(
      http.post(`*${submitPath}`, () => HttpResponse.json(refusal, { status: 400 }), { once: true }),
    );
    await user.click(await submitButton());
    expect(await screen.findByText('NIF: O NIF já tem um pedido.')).toBeVisible();
    const summary = await errorSummary(2);
    expect(textbox('NIF')).toHaveAccessibleDescription('O NIF já tem um pedido.');
    expect(textbox('NIF')).toHaveValue(freeNif);
    await user.click(summary.getByRole('link', { name: 'Morada fiscal: Andar' }));
    expect(textbox('Andar')).toHaveFocus();
    expect(textbox('Andar')).toHaveAccessibleDescription('Valor inválido.');

    network.use(http.post(`*${submitPath}`, () => HttpResponse.error(), { once: true }));
    await user.click(await submitButton());
    expect(await screen.findByText(/^Ocorreu um erro na submissão/)).toBeVisible();
    expect(textbox('NIF')).toBeValid();
    expect(screen.queryByRole('alert', { name: /por corrigir/ })).not.toBeInTheDocument();
    await user.click(await submitButton());
    expect(await screen.findByRole('dialog', { name: /submetido com sucesso/ })).toBeVisible();
  });

  it('shows its reason each time, keeps every field and file, and can be repeated until it succeeds', async () => {
    const { user } = await renderApp('/form', { as: operator });
    await fillCitizen(user);
    await user.click(documentsBox());
    await user.upload(taxFiles(), pdfFile('irs.pdf'));
    await screen.findByRole('button', { name: 'Remover irs.pdf' });
    const generic = 'Ocorreu um erro na submissão do pedido, por favor tente novamente.';
    const refused = (text: string) => HttpResponse.json({ errors: [{ errors: [text] }] }, { status: 400 });
    // What counts as a failure is a rule of the data provider; here every kind, one with a reason between two without.
    for (const [failure, text] of [
      [() => HttpResponse.json({ message: 'inner' }, { status: 500 }), generic],
      [() => refused('O NIF já tem um pedido.'), 'O NIF já tem um pedido.'],
      [() => HttpResponse.error(), generic],
      [() => refused('Já existe.'), 'Já existe.'],
      [() => HttpResponse.json([{ success: false }]), generic],
    ] as const) {
      network.use(http.post(`*${submitPath}`, failure, { once: true }));
      await user.click(await submitButton());
      expect(await screen.findByText(text)).toBeVisible();
      await waitFor(async () => expect(await submitButton()).toBeEnabled());
      expect(textbox('Nome completo')).toHaveValue('Maria dos Santos Ferreira');
      expect(textbox('Arruamento')).not.toHaveValue('');
      expect(documentsBox()).toBeChecked();
      expect(screen.getByRole('button', { name: 'Remover irs.pdf' }), text).toBeVisible();
    }
    await user.click(await submitButton());
    expect(await screen.findByRole('dialog', { name: /submetido com sucesso/ })).toBeVisible();
  }, 120_000);
});

describe('8 a submit without an answer', () => {
  const stored = (server: TestServer) =>
    server.db.select().from(applications).where(eq(applications.fiscalNumber, freeNif));

  it('is stored once, however often it is tried again; the next request is one of its own', async () => {
    // A server of its own, without the requests that other tests of this file stored for the same citizen.
    const server = await createTestServer({ seed: 'demo' });
    onTestFinished(() => server.close());
    const { user, requests } = await renderApp('/form', { as: operator, server });
    await fillCitizen(user);
    const loseAnswer = async ({ request }: { request: Request }) => {
      await server.app.fetch(request);
      return HttpResponse.error();
    };
    network.use(http.post(`*${submitPath}`, loseAnswer, { once: true }));
    await user.click(await submitButton());
    await screen.findByText('Ocorreu um erro na submissão do pedido, por favor tente novamente.');
    const [first] = await stored(server);

    await waitFor(async () => expect(await submitButton()).toBeEnabled());
    await user.click(await submitButton());
    await screen.findByRole('dialog', { name: new RegExp(`com o número ${first?.id}\\.$`) });
    expect(await stored(server)).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Voltar à página Inicial' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await fillCitizen(user);
    await user.click(await submitButton());
    await screen.findByRole('dialog', { name: /submetido com sucesso/ });
    expect(await stored(server)).toHaveLength(2);
    const keys = requests.filter(({ path }) => path === submitPath).map((sent) => sent.idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}-[0-9a-f]{64}$/), expect.any(String)]);
    expect(new Set(keys).size).toBe(2);
  }, 60_000);
});

describe('6 who may submit', () => {
  it('never sees the form without the writer right', async () => {
    const server = await createTestServer({ seed: 'demo' });
    await server.db
      .update(users)
      .set({ permissions: ['ApplicationsModule_Reader'] })
      .where(eq(users.username, operator));
    await renderApp('/form', { as: operator, server });
    await waitFor(() => expect(window.location.pathname).toBe('/applicationManagement'));
    expect(screen.queryByRole('button', { name: 'Submeter Pedido' })).not.toBeInTheDocument();
    await server.close();
  });
});

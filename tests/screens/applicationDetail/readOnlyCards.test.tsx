import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldLabels } from '../../../contract/fieldLabels';
import { anAddress, makeApplication, makeOperator, makeProvider } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { createTestServer, type TestServer } from '../../support/testServer';
import { factsOf, findCard } from './detailScreen';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const administrator = 'admin@tsi.example.pt';
const address = { ...anAddress(), cp4: '0100', cp3: '007', floor: null };
const shownAddress = {
  'Código postal (4 dígitos)': '0100',
  'Código postal (3 dígitos)': '007',
  Arruamento: address.arteryDesignation,
  'N.º de porta': '12',
  Andar: '—',
  'Lado/Letra': 'Esq.',
  'Designação postal': address.postalDesignation,
  Localidade: address.locality,
  Freguesia: address.parish,
  Concelho: address.county,
  Distrito: address.district,
};

const prepare = async (overrides: Parameters<typeof makeApplication>[1] = {}) => {
  const provider = await makeProvider(server.db, { name: 'Fibra do Norte' });
  const operator = await makeOperator(server.db, { parentId: provider.id });
  const application = await makeApplication(server.db, { providerId: provider.id, address, ...overrides });
  return { application, operator: operator.username };
};

describe('2.8 the read-only cards', () => {
  it.each(['/applicationManagement', '/applications'])(
    'show provider, citizen and fiscal address at %s',
    async (listPath) => {
      const { application, operator } = await prepare();
      await renderApp(`${listPath}/${application.id}/details`, {
        server,
        as: listPath === '/applications' ? administrator : operator,
      });

      expect(factsOf(await findCard('Prestador'))).toEqual({
        Prestador: 'Fibra do Norte',
        'E-mail do prestador': application.providerEmail,
      });
      expect(factsOf(await findCard('Cidadão'))).toEqual({
        'Nome completo': application.fullName,
        NIF: application.fiscalNumber,
      });
      expect(factsOf(await findCard('Morada fiscal'))).toEqual(shownAddress);
      expect(screen.queryByRole('region', { name: 'Estudante universitário' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Pedido ${application.id}`);
    },
  );

  it('show the student with the address of residence', async () => {
    const { application, operator } = await prepare({
      isStudent: true,
      studentFullName: 'Rui Ferreira',
      studentFiscalNumber: '123456789',
      studentAddress: address,
    });
    await renderApp(`/applicationManagement/${application.id}/details`, { server, as: operator });

    const card = await findCard('Estudante universitário');
    expect(factsOf(card)).toMatchObject({
      'Tarifa social para estudante universitário deslocado': 'Sim',
      'Nome completo do estudante': 'Rui Ferreira',
      'NIF do estudante': '123456789',
      'Comprovativo de matrícula': '—',
    });
    const residence = within(card).getByRole('group', { name: 'Morada de residência do estudante' });
    expect(factsOf(residence)).toEqual(shownAddress);
  });

  it.each([true, false])('show both declarations, which nobody can change (%s)', async (declared) => {
    const { application, operator } = await prepare({
      applicantGaveConsent: declared,
      applicantProvidedRequiredDocuments: !declared,
    });
    await renderApp(`/applicationManagement/${application.id}/details`, { server, as: operator });

    const card = within(await findCard('Declarações'));
    const consent = card.getByRole('checkbox', { name: fieldLabels.applicantGaveConsent });
    const documents = card.getByRole('checkbox', { name: fieldLabels.applicantProvidedRequiredDocuments });
    expect(consent).toBeDisabled();
    expect(documents).toBeDisabled();
    for (const [box, checked] of [
      [consent, declared],
      [documents, !declared],
    ] as const) {
      if (checked) expect(box).toBeChecked();
      else expect(box).not.toBeChecked();
    }
  });
});

describe('2.8 the title', () => {
  it.each(['/applicationManagement', '/applications'])(
    "of a recheck is the recheck's own number at %s",
    async (listPath) => {
      const { application: parent, operator } = await prepare();
      const recheck = await makeApplication(server.db, {
        kind: 'recheck',
        providerId: parent.providerId,
        recheckApplicationId: parent.id,
        fullName: 'Nome na reverificação',
      });
      await renderApp(`${listPath}/${parent.id}/recheck/${recheck.id}/details`, {
        server,
        as: listPath === '/applications' ? administrator : operator,
      });
      expect(factsOf(await findCard('Cidadão'))['Nome completo']).toBe('Nome na reverificação');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        `Pedido de Reverificação ${recheck.id}`,
      );
    },
  );

  it('of a maintenance request says so', async () => {
    const { application, operator } = await prepare({ kind: 'maintenance' });
    await renderApp(`/applicationManagement/${application.id}/details`, { server, as: operator });
    expect(
      await screen.findByRole('heading', { level: 1, name: `Pedido de Manutenção ${application.id}` }),
    ).toBeVisible();
  });
});

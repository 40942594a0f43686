import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { fileType } from '../../../contract/entities/fileType';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { anAddress, makeApplication, makeFile, makeOperator } from '../../support/builders';
import { network } from '../../support/network';
import { validNif } from '../../support/nifs';
import { pageSettled } from '../../support/pageSettled';
import { makePdf } from '../../support/pdf';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { factsOf, findCard } from './detailScreen';

const server = sharedServer();
const administrator = 'admin@tsi.example.pt';
const citizen = { fullName: 'Ana Reis', fiscalNumber: validNif(8_100_000) };

/** Makes an active request with a document, and a recheck of it that differs in `overrides`. */
const prepare = async (
  overrides: Parameters<typeof makeApplication>[1] = {},
  kind: 'recheck' | 'maintenance' = 'recheck',
) => {
  const { db } = server();
  const operator = await makeOperator(db);
  const common = { ...citizen, providerId: operator.parentId ?? undefined };
  const original = await makeApplication(db, { ...common, statusId: status.active });
  await makeFile(db, original.id, { filename: 'declaracao.pdf' });
  const recheck = await makeApplication(db, {
    ...common,
    kind,
    recheckApplicationId: original.id,
    statusId: status.awaitsRegulator,
    ...overrides,
  });
  await makeFile(db, recheck.id, { filename: 'declaracao.pdf' });
  return { operator, original, recheck };
};

const show = (path: string, as: string) => renderApp(path, { server: server(), as });
const rowsIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('2.8 what changed', () => {
  it.each([
    ['the provider', '/applicationManagement'],
    ['the regulator', '/applications'],
  ])(
    '%s reads fields old and new, and what became of the documents, before the rest of the data',
    async (_, listPath) => {
      const { operator, original, recheck } = await prepare({
        address: { ...anAddress(), floor: null, doorNumber: '14' },
        applicantGaveConsent: false,
      });
      const { db } = server();
      await makeFile(db, original.id, { filename: 'antigo.pdf', content: makePdf('antigo') });
      await makeFile(db, recheck.id, {
        filename: 'novo.pdf',
        content: makePdf('novo'),
        resourceFileTypeId: fileType.taxCustomsAuthorityFile,
      });
      await show(
        `${listPath}/${original.id}/recheck/${recheck.id}/details`,
        listPath === '/applications' ? administrator : operator.username,
      );
      const card = await findCard(`Alterações face ao pedido ${original.id}`);
      await within(card).findByRole('table');
      expect(rowsIn(card)).toEqual([
        ['Campo', 'Antes', 'Agora'],
        ['Morada fiscal · N.º de porta', '12', '14'],
        ['Morada fiscal · Andar', '3', '—'],
        [
          'O cidadão foi informado de que o processo depende do acesso do regulador aos seus dados pessoais.',
          'Sim',
          'Não',
        ],
      ]);
      expect(factsOf(card)).toEqual({
        Acrescentados: 'novo.pdf · Comprovativos da Autoridade Tributária (baixos rendimentos)',
        Removidos: 'antigo.pdf · Comprovativos da Segurança Social (necessidades sociais especiais)',
        Mantidos: 'declaracao.pdf · Comprovativos da Segurança Social (necessidades sociais especiais)',
      });
      expect(within(card).getByRole('link', { name: `Pedido ${original.id}` })).toHaveAttribute(
        'href',
        `${listPath}/${original.id}/details`,
      );
      const addressCard = screen.getByRole('region', { name: 'Morada fiscal' });
      expect(card.compareDocumentPosition(addressCard)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it("says 'Sem alterações' of a maintenance request without any", async () => {
    const { operator, original, recheck } = await prepare({}, 'maintenance');
    await show(`/applicationManagement/${recheck.id}/details`, operator.username);
    const card = await findCard(`Alterações face ao pedido ${original.id}`);
    expect(await within(card).findByText('Sem alterações')).toBeVisible();
    expect(within(card).queryByRole('table')).not.toBeInTheDocument();
    expect(Object.keys(factsOf(card))).toEqual(['Mantidos']);
  });

  it('a request in conflict shows it beside the blocking one, to administrators only', async () => {
    const { db } = server();
    const operator = await makeOperator(db);
    const providerId = operator.parentId ?? undefined;
    const blocking = await makeApplication(db, { ...citizen, fullName: 'Ana Reis Lopes', providerId });
    const { id } = await makeApplication(
      db,
      { ...citizen, providerId, statusId: status.conflicting },
      { blockingApplicationId: blocking.id },
    );
    await show(`/applications/${id}/details`, administrator);
    const card = await findCard(`Diferenças face ao pedido bloqueador ${blocking.id}`);
    expect(rowsIn(card)).toEqual([
      ['Campo', 'Pedido bloqueador', 'Este pedido'],
      ['Nome completo', 'Ana Reis Lopes', 'Ana Reis'],
    ]);
  });

  it('of a request in conflict that is no recheck, what fails to load can be tried again', async () => {
    const { db } = server();
    const operator = await makeOperator(db);
    const providerId = operator.parentId ?? undefined;
    const blocking = await makeApplication(db, { ...citizen, providerId });
    const { id } = await makeApplication(
      db,
      { ...citizen, providerId, statusId: status.conflicting },
      { blockingApplicationId: blocking.id },
    );
    let isDown = true;
    network.use(
      http.get('*/Application/get-comparisons', () =>
        isDown ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    const { user } = await show(`/applications/${id}/details`, administrator);
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    isDown = false;
    await user.click(retry);
    expect(await findCard(`Diferenças face ao pedido bloqueador ${blocking.id}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });

  it('a provider is asked for nothing of a request in conflict, and of one of its own', async () => {
    const { db } = server();
    const operator = await makeOperator(db);
    const { id } = await makeApplication(db, {
      providerId: operator.parentId ?? undefined,
      statusId: status.conflicting,
    });
    const { requests } = await show(`/applicationManagement/${id}/details`, operator.username);
    await screen.findByText('Não existem reverificações para este pedido');
    await pageSettled();
    expect(requests.filter(({ path }) => path.includes('get-comparisons'))).toEqual([]);
  });

  it('what fails to load can be tried again', async () => {
    const { operator, original, recheck } = await prepare();
    let isDown = true;
    network.use(
      http.get('*/Application/get-comparisons', () =>
        isDown ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    const { user } = await show(`/applicationManagement/${recheck.id}/details`, operator.username);
    const card = await findCard(`Alterações face ao pedido ${original.id}`);
    const retry = await within(card).findByRole('button', { name: 'Tentar novamente' });
    isDown = false;
    await user.click(retry);
    expect(await within(card).findByText('Sem alterações')).toBeVisible();
  });

  it('is gone where the back end has no such call', async () => {
    const { operator, original, recheck } = await prepare();
    network.use(http.get('*/get-comparisons', () => HttpResponse.json({ message: '' }, { status: 404 })));
    network.use(http.get('*/get-timeline', () => HttpResponse.json({ message: '' }, { status: 404 })));
    await show(`/applicationManagement/${recheck.id}/details`, operator.username);
    await findCard('Declarações');
    const gone = [`Alterações face ao pedido ${original.id}`, 'Percurso do pedido'];
    for (const name of gone)
      await expect.poll(() => screen.queryByRole('region', { name })).not.toBeInTheDocument();
    await pageSettled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

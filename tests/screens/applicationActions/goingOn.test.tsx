import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fileType } from '../../../contract/entities/fileType';
import { elementsDayRange } from '../../../contract/rules/elements';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import { makeAdministrator, makeFile } from '../../support/builders';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow } from '../applicationDetail/prevNextSteps';

const server = sharedServer();
const button = (name: string) => screen.findByRole('button', { name });

describe("'Pedir elementos'", () => {
  const ask = async () => {
    const { user, ids } = await openList(server(), 2);
    await openRow(user, 0);
    await at(ids[0], '1 de 2');
    await user.click(await button('Pedir elementos'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedir elementos' }));
    await user.type(await dialog.findByRole('textbox', { name: /O que falta/ }), 'Falta o IRS.');
    const choice = dialog.getByRole('checkbox', { name: 'Depois de decidir, abrir o pedido seguinte' });
    return { user, ids, dialog, choice };
  };

  it('goes on to the next request, as a decision does, and says so with a way back', async () => {
    const { user, ids, dialog, choice } = await ask();
    expect(choice).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    const alert = await screen.findByRole('alert');
    // It stays while the pointer is over it.
    await user.hover(alert);
    const toast = within(alert);
    expect(toast.getByText('Elementos pedidos ao prestador.')).toBeVisible();
    await at(ids[1], '2 de 2');
    await user.click(toast.getByRole('link', { name: `Pedido ${ids[0]}` }));
    expect(await screen.findByRole('region', { name: 'Elementos pedidos' })).toHaveTextContent(
      'Falta o IRS.',
    );
  });

  it('stays where the user has chosen to stay', async () => {
    const { user, ids, dialog, choice } = await ask();
    await user.click(choice);
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('region', { name: 'Elementos pedidos' })).toHaveTextContent(
      'Falta o IRS.',
    );
    expect(screen.getByRole('heading', { level: 1, name: `Pedido ${ids[0]}` })).toBeVisible();
  });
});

it('the document of an answer stands in front of the others and is marked as new', async () => {
  const { user, ids } = await openList(server(), 1);
  const [applicationId = 0] = ids;
  await makeFile(server().db, applicationId, { filename: 'apoio.pdf' });
  const resourceFileTypeId = fileType.taxCustomsAuthorityFile;
  const { id: fileId } = await makeFile(server().db, applicationId, {
    filename: 'irs.pdf',
    resourceFileTypeId,
  });
  const { id: askedById } = await makeAdministrator(server().db);
  const [askedOn, dueDate] = [new Date(), elementsDayRange(new Date()).first];
  await server()
    .db.insert(elementRequests)
    .values({
      applicationId,
      askedById,
      askedOn,
      text: 'Falta o IRS.',
      dueDate,
      answeredOn: askedOn,
      fileIds: [fileId],
    });
  await openRow(user, 0);
  const documents = within(await screen.findByRole('region', { name: 'Documentos' }));
  await waitFor(() =>
    expect(documents.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'irs.pdf novo',
      'apoio.pdf',
    ]),
  );
  expect(documents.getByRole('tab', { name: 'irs.pdf novo' })).toHaveAttribute('aria-selected', 'true');
});

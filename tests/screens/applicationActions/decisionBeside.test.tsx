import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeFile } from '../../support/builders';
import { makePdf } from '../../support/pdf';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow, storedStatus } from '../applicationDetail/prevNextSteps';

const server = sharedServer();
const dialog = () => screen.findByRole('dialog', { name: 'Decisão de elegibilidade' });

/** Opens the first of some requests that have a document, so that it is read beside the data. */
const openFirst = async (count: number) => {
  const list = await openList(server(), count);
  for (const id of list.ids)
    await makeFile(server().db, id, { filename: `irs-${id}.pdf`, content: makePdf(`irs ${id}`) });
  await openRow(list.user, 0);
  await at(list.ids[0], `1 de ${count}`);
  await screen.findByRole('region', { name: 'Documentos' });
  return list;
};

it('beside the documents a decision leaves them in use, and blocks the column that it covers', async () => {
  const { user, ids } = await openFirst(2);
  const refuse = await screen.findByRole('button', { name: 'Não Elegível' });
  await user.click(refuse);
  expect(await dialog()).toHaveFocus();
  expect(await dialog()).toHaveTextContent(`Pedido ${ids[0]}`);
  const documents = screen.getByRole('region', { name: 'Documentos' });
  expect(documents.closest('[inert]')).toBeNull();
  expect(screen.getByRole('region', { name: 'Cidadão' }).closest('[inert]')).not.toBeNull();

  await user.click(within(documents).getByRole('tab', { name: `irs-${ids[0]}.pdf` }));
  // The other decision takes the place of the first.
  await user.click(screen.getByRole('button', { name: 'Elegível' }));
  await waitFor(async () => expect(await dialog()).toHaveTextContent(/pretende tornar o pedido Elegível/));
  await user.type(within(await dialog()).getByRole('textbox', { name: /Motivo/ }), 'en');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Cidadão' }).closest('[inert]')).toBeNull();
});

it("'Elegível' stays open on the next request, where a double press decides nothing; walking on closes it", async () => {
  const { user, ids } = await openFirst(4);
  await user.click(await screen.findByRole('button', { name: 'Elegível' }));
  const confirm = async () => within(await dialog()).getByRole('button', { name: 'Confirmar' });
  // At the very moment that it is there, while the presses of a double click may still come.
  const pressed: unknown[] = [];
  const watch = new MutationObserver(() => {
    const shown = document.querySelector('[role="dialog"]');
    const button = shown?.querySelector<HTMLButtonElement>('[type="submit"]');
    if (pressed.length > 0 || !button || !shown?.textContent?.includes(`Pedido ${ids[1]}`)) return;
    pressed.push(button.disabled);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await user.click(await confirm());
  await at(ids[1], '1 de 3');
  watch.disconnect();
  expect(pressed).toEqual([true]);
  await waitFor(async () => expect(await confirm()).toBeEnabled(), { timeout: 2000 });
  expect(await storedStatus(server(), ids[1])).toBe(status.awaitsRegulator);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await confirm()).toHaveFocus();
  expect(await storedStatus(server(), ids[1])).toBe(status.awaitsRegulator);
  await user.keyboard('{Enter}');
  await at(ids[2], '1 de 2');
  expect(await storedStatus(server(), ids[1])).toBe(status.eligible);

  await waitFor(async () => expect(await dialog()).toHaveTextContent(`Pedido ${ids[2]}`));
  await user.keyboard('j');
  await at(ids[3], '2 de 2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

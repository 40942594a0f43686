import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeFile } from '../../support/builders';
import { holdCall } from '../../support/holdCall';
import { makePdf } from '../../support/pdf';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow, storedStatus } from '../applicationDetail/prevNextSteps';

const server = sharedServer();
const heading = (id: number | undefined) => screen.findByRole('heading', { level: 1, name: `Pedido ${id}` });

it('who goes on while a decision is under way stays where they are, and finds no dialog open on the way back', async () => {
  const { user, ids } = await openList(server(), 4);
  for (const id of ids)
    await makeFile(server().db, id, { filename: `irs-${id}.pdf`, content: makePdf(`irs ${id}`) });
  await openRow(user, 0);
  await at(ids[0], '1 de 4');
  await user.click(await screen.findByRole('button', { name: 'Elegível' }));
  const call = holdCall('set-eligibility');
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  await call.isMade();
  await user.keyboard('j');
  await heading(ids[1]);
  await user.keyboard('j');
  await heading(ids[2]);
  await call.isAnswered();
  await screen.findByText(/Operação efetuada com sucesso/);
  expect(await storedStatus(server(), ids[0])).toBe(status.eligible);
  await at(ids[2], '2 de 3');
  await user.keyboard('k');
  await at(ids[1], '1 de 3');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

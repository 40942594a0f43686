import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeApplication } from '../../support/builders';
import { callsEnded } from '../../support/callsEnded';
import { holdCall } from '../../support/holdCall';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow } from './prevNextSteps';

const server = sharedServer();
const admin = 'admin@tsi.example.pt';

it('what the head of a request needs is asked for together with the request itself', async () => {
  const { user, ids, requests } = await openList(server(), 1);
  const before = requests.length;
  const call = holdCall('get-by-id');
  await openRow(user, 0);
  await call.isMade();
  const asked = () => requests.slice(before).map(({ path }) => path.replace(/^.*\/api\//, ''));
  await waitFor(() =>
    expect(asked()).toEqual(
      expect.arrayContaining([
        `ApplicationHistory/get-by-application-id?applicationId=${ids[0]}`,
        expect.stringMatching(/get-elements\?/),
        expect.stringMatching(/Approval/i),
      ]),
    ),
  );
  await call.isAnswered();
  await at(ids[0], '1 de 1');
});

it('opening a request claims it once', async () => {
  const { user, ids, requests } = await openList(server(), 1);
  await openRow(user, 0);
  await at(ids[0], '1 de 1');
  // The server tells of changes every two seconds.
  await new Promise((passed) => setTimeout(passed, 5000));
  expect(requests.filter(({ path }) => path.endsWith('claim-application'))).toHaveLength(1);
});

it('a request that is not there gives one error, and the history of a wrong address none', async () => {
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    const text = document.querySelector('.ui-toast')?.textContent;
    if (text && said.at(-1) !== text) said.push(text);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await makeApplication(server().db, { statusId: status.awaitsRegulator });
  await renderApp('/applications/2147483000/details', { server: server(), as: admin });
  expect(await screen.findByText('O pedido 2147483000 não existe. Confirme o número.')).toBeVisible();
  await callsEnded();
  watch.disconnect();
  expect(said).toEqual(['O pedido 2147483000 não existe. Confirme o número.']);
});

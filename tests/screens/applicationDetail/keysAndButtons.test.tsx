import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { claimApplication } from '../../../modules/desk/contract/calls';
import { approvals } from '../../../server/db/schema/approvals';
import { ariaKey } from '../../../src/kit/keys/shortcuts';
import { shortcutTable } from '../../../src/tariff/keys/shortcutTable';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow } from './prevNextSteps';

const server = sharedServer();

/** The button of each key on the page of a request; null for a key that has none there. */
const buttons = {
  next: 'Pedido seguinte',
  previous: 'Pedido anterior',
  eligible: 'Elegível',
  nonEligible: 'Não Elegível',
  askElements: 'Pedir elementos',
  search: 'Procurar',
  takeNext: null,
  searchWithControl: null,
  help: null,
} as const satisfies Record<keyof typeof shortcutTable, string | null>;

const claimedByOther = async (applicationId: number) => {
  const ana = await apiClient(server(), await makeAdministrator(server().db, { name: 'Ana Lima' }));
  await ana.answer(claimApplication, { applicationId });
};
const decidedByOther = async (applicationId: number) => {
  const { id: askedById } = await makeAdministrator(server().db, { name: 'Rui Reis' });
  const [askedOn, expiresOn] = [new Date(), new Date(Date.now() + 86_400_000)];
  const decided = { act: 'nonEligible', payload: {}, applicationId, askedById, askedOn, expiresOn } as const;
  await server().db.insert(approvals).values(decided);
};
const nothing = async () => undefined;

const described = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** Presses the key of a disabled button and returns what is said then. */
const pressInVain = async (user: UserEvent, key: string, button: HTMLElement): Promise<string> => {
  await user.keyboard(key);
  const why = described(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  return why;
};

/** Presses the key of a button that can be pressed, and goes back from where it leads. */
const pressAndReturn = async (user: UserEvent, key: string, button: HTMLElement) => {
  const { pathname } = window.location;
  await user.keyboard(key);
  if (!button.hasAttribute('aria-haspopup')) {
    await waitFor(() => expect(window.location.pathname).not.toBe(pathname));
    window.history.back();
    return waitFor(() => expect(window.location.pathname).toBe(pathname));
  }
  const dialog = await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  return waitFor(() => expect(dialog).not.toBeInTheDocument());
};

describe('each key works when its button does, and says why when it can’t be pressed', () => {
  it.each<[string, (id: number) => Promise<unknown>, number, RegExp[]]>([
    ['in the middle of a list', nothing, 1, []],
    ['at its start', nothing, 0, [/^Não há pedido anterior na lista/]],
    ['at its end', nothing, 2, [/^Não há pedido seguinte na lista/]],
    ['while somebody else decides', claimedByOther, 1, [/^Ana Lima está a decidir/]],
    ['while a decision waits', decidedByOther, 1, [/^Rui Reis decidiu «Não Elegível»/]],
  ])('%s', async (_, prepare, row, reasons) => {
    const { user, ids } = await openList(server(), 3);
    await prepare(ids[row] ?? 0);
    await openRow(user, row);
    const said = new Set<string>();
    for (const [name, label] of Object.entries(buttons) as [keyof typeof buttons, string | null][]) {
      if (!label) continue;
      await at(ids[row], `${row + 1} de 3`);
      const [button] = [
        ...screen.queryAllByRole('button', { name: label }),
        ...screen.queryAllByRole('link', { name: label }),
      ];
      if (!button) throw new Error(`There is no '${label}'`);
      const { key } = shortcutTable[name];
      if (button.matches(':disabled')) said.add(await pressInVain(user, key, button));
      else {
        expect(button).toHaveAttribute('aria-keyshortcuts', ariaKey(shortcutTable[name]));
        await pressAndReturn(user, key, button);
      }
    }
    expect(said.size).toBe(reasons.length);
    for (const reason of reasons) expect([...said].join('\n')).toMatch(reason);
  });
});

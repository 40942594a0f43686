import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../support/sharedServer';
import { at, openList, openRow } from './prevNextSteps';

const server = sharedServer();

/**
 * Presses keys faster than React shows the page that the first one leads to, in a task of its own: inside `act`, React
 * would show everything at once.
 */
const pressAtOnce = async (...keys: string[]) => {
  let isPressed = false;
  setTimeout(() => {
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    isPressed = true;
  });
  await waitFor(() => expect(isPressed).toBe(true));
};

describe('6 keys pressed while the next request is not shown yet', () => {
  it('open no decision about the request that is being left', async () => {
    const { user, ids } = await openList(server(), 2);
    await openRow(user, 0);
    await at(ids[0], '1 de 2');
    let seen = 0;
    const watch = new MutationObserver(() => (seen += document.querySelectorAll('dialog').length));
    watch.observe(document.body, { childList: true, subtree: true });
    await pressAtOnce('j', 'e', 'e');
    await at(ids[1], '2 de 2');
    watch.disconnect();
    expect(seen).toBe(0);
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Decisão de elegibilidade' })).toHaveTextContent(
      `Pedido ${ids[1]}`,
    );
  });

  it('go one request further, and one press on the back button leads back', async () => {
    const { user, ids } = await openList(server(), 3);
    await openRow(user, 0);
    await at(ids[0], '1 de 3');
    await pressAtOnce('j', 'j');
    await at(ids[1], '2 de 3');
    window.history.back();
    await at(ids[0], '1 de 3');
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trackInFlight } from '../../../providers/http/request';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const noFlicker = 150;
const wait = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

/** Finds the overlay's live region, which exists from the start so that its text is announced when it appears. */
const overlay = () => screen.findByRole('status');

describe('1 Loading overlay', () => {
  it('is shown while a request is in flight, lets typing through, and disappears however the request ends', async () => {
    const { user } = await renderApp('/login', { server: server() });
    const email = await screen.findByRole('textbox', { name: 'E-mail' });
    await waitFor(async () => expect(await overlay()).toBeEmptyDOMElement());

    let fail: (reason: Error) => void = () => undefined;
    const request = trackInFlight(
      () =>
        new Promise<void>((_, reject) => {
          fail = reject;
        }),
    );
    expect(await overlay()).toBeEmptyDOMElement();
    await waitFor(async () => expect(await overlay()).toHaveTextContent('A carregar…'));
    await user.type(email, 'a@b.pt');
    expect(email).toHaveValue('a@b.pt');
    expect(email).toHaveFocus();

    fail(new Error('refused'));
    await expect(request).rejects.toThrow('refused');
    await waitFor(async () => expect(await overlay()).toBeEmptyDOMElement());
  });

  it('does not flicker for a quick answer', async () => {
    await renderApp('/login', { server: server() });
    await waitFor(async () => expect(await overlay()).toBeEmptyDOMElement());
    await act(() => trackInFlight(async () => undefined));
    await wait(2 * noFlicker);
    expect(await overlay()).toBeEmptyDOMElement();
  });
});

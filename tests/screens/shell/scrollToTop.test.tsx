import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const scrollBy = (pixels: number) => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  fireEvent.scroll(window);
};
afterEach(() => scrollBy(0));

describe('9 Scroll to top', () => {
  it('is offered beyond 5 px and brings back to the top', async () => {
    const { user } = await renderApp('/login', { server: server() });
    await screen.findByRole('button', { name: 'Entrar' });
    scrollBy(6);
    const button = await screen.findByRole('button', { name: 'Voltar ao topo' });
    await user.click(button);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    scrollBy(5);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });
});

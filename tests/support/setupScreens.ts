import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { toasts } from '../../src/kit/notifications/toasts';
import { listen, network } from './network';
import { wideScreen } from './wideScreen';

// The server under test is real: argon2 alone takes longer than the library's default of a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom brings a Uint8Array of its own, which the bytes of Buffer and TextEncoder are no instances of.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

window.matchMedia = wideScreen;
window.scrollTo = vi.fn();
Element.prototype.scrollIntoView = vi.fn();

beforeAll(listen);
afterEach(() => {
  cleanup();
  for (const toast of toasts.getSnapshot()) toasts.dismiss(toast);
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(() => network.close());

import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { toasts } from '../../src/ui/toasts/toasts';
import { accessibleTree } from './accessibleTree';
import { modalDialogs } from './modalDialogs';
import { listen, network } from './network';
import { quickStyles } from './quickStyles';
import { closeServerOfFile } from './serverOfFile';
import { wideScreen } from './wideScreen';
import { withoutOwnerStacks } from './withoutOwnerStacks';

// The server under test is real: on a busy machine, argon2 alone takes longer than the
// library's default of a second.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) => {
    // While waiting, the library retries again and again, and only the last failure is shown.
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const part = container instanceof HTMLElement ? container : document.body;
    const error = new Error([message, !isWaiting && accessibleTree(part)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// jsdom has its own Uint8Array, of which bytes from Buffer and TextEncoder are not instances.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

// jsdom does not know that wbr is inline, and would put a space into accessible names for it.
const styleOfBreaks = document.createElement('style');
styleOfBreaks.textContent = 'wbr { display: inline }';
document.head.append(styleOfBreaks);

// pdf.js gives jsdom a DOMMatrix; charts then expect a DOMPoint too.
globalThis.DOMPoint ??= class {
  constructor(
    readonly x = 0,
    readonly y = 0,
  ) {}
  matrixTransform({ a, b, c, d, e, f }: DOMMatrix) {
    return { x: a * this.x + c * this.y + e, y: b * this.x + d * this.y + f };
  }
} as unknown as typeof DOMPoint;

// jsdom has no layout, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

modalDialogs();
quickStyles();
withoutOwnerStacks();
window.matchMedia = wideScreen;
window.scrollTo = vi.fn();
// No prefetching in tests.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
Element.prototype.scrollIntoView = vi.fn();

beforeAll(listen);
afterEach(() => {
  cleanup();
  const toast = toasts.getSnapshot();
  if (toast) toasts.dismiss(toast);
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(async () => {
  // A part of the application still loading here would be missing in every later file of the same worker.
  await vi.dynamicImportSettled();
  network.close();
  await closeServerOfFile();
});

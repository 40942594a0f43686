import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { inFlight } from '../../providers/http/request';
import { toasts } from '../../src/ui/toasts/toasts';
import { accessibleTree } from './accessibleTree';
import { listen, network, unanswered } from './network';
import { quickStyles } from './quickStyles';
import { closeServerOfFile } from './serverOfFile';
import '@testing-library/jest-dom/vitest';
import * as React from 'react';

/** The export under which React keeps its shared internals. */
const shared = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from recording an owner stack for each element. The stacks cost a fifteenth of the screen
 * tests' CPU time, for messages that nobody reads here. On its own, React stops after ten thousand elements,
 * until the next second.
 */
const withoutOwnerStacks = (): void => {
  const internals: unknown = Reflect.get(React, shared);
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts its notes elsewhere: withoutOwnerStacks must follow it, or go');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
};

const screenWidth = 1440;

const limits = (query: string, name: 'min' | 'max') =>
  [...query.matchAll(new RegExp(`${name}-width:\\s*([\\d.]+)px`, 'g'))].map(([, pixels]) => Number(pixels));

const matches = (query: string) =>
  /width/.test(query) &&
  limits(query, 'min').every((pixels) => screenWidth >= pixels) &&
  limits(query, 'max').every((pixels) => screenWidth <= pixels);

/** Stands in for `matchMedia`, which jsdom lacks: a wide screen without preferences. */
const wideScreen = (query: string): MediaQueryList => ({
  media: query,
  matches: matches(query),
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

/** The elements hidden from screen readers while a dialog is open, and the one that had the focus before. */
interface Behind {
  hidden: readonly Element[];
  focused: Element | null;
}

const behind = new WeakMap<HTMLDialogElement, Behind>();

/** Adds modal dialogs to jsdom, which has the dialog element but no showModal or close. */
const modalDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    const others = [...document.body.children].filter(
      (element) => element !== this && !element.hasAttribute('aria-hidden'),
    );
    behind.set(this, { hidden: others, focused: document.activeElement });
    for (const element of others) element.setAttribute('aria-hidden', 'true');
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    const { hidden = [], focused } = behind.get(this) ?? {};
    for (const element of hidden) element.removeAttribute('aria-hidden');
    this.removeAttribute('open');
    if (focused instanceof HTMLElement) focused.focus();
  };
};

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

// jsdom has no layout, so no size ever changes, and nothing comes into sight.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

modalDialogs();
quickStyles();
withoutOwnerStacks();
window.matchMedia = wideScreen;
window.scrollTo = vi.fn();
// No prefetching in tests.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
Element.prototype.scrollIntoView = vi.fn();

beforeAll(listen);
afterEach(async () => {
  // A document whose server closes before it has come would never come to its end.
  const documents = () => [...unanswered.values()].filter((url) => url.includes('/download-'));
  await vi.waitFor(() => expect(documents()).toEqual([]), 5000).catch(() => undefined);
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
  // What is still counted would be under way in every later file of the same worker. A call whose handler went before it
  // got there ends with the network.
  const nothingUnderWay = () => expect(inFlight.getSnapshot(), 'calls under way when the file ends').toBe(0);
  await vi.waitFor(nothingUnderWay, 2000).catch(() => undefined);
  network.close();
  await vi.waitFor(nothingUnderWay, 20_000);
  await closeServerOfFile();
});

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Stops the page behind from scrolling, and keeps the space of its scrollbar. */
const holdPage = (isHeld: boolean) => {
  const { documentElement: root, body } = document;
  body.style.paddingRight = isHeld ? `${window.innerWidth - root.clientWidth}px` : '';
  root.style.overflow = isHeld ? 'hidden' : '';
};

const change = (next: readonly HTMLDialogElement[]) => {
  if ((open.length === 0) !== (next.length === 0)) holdPage(next.length > 0);
  open = next;
  for (const listener of listeners) listener();
};

/** The open dialogs that block the page. Anything that must stay reachable is put inside the topmost one. */
export const modals = {
  add: (dialog: HTMLDialogElement): void => change([...open, dialog]),
  remove: (dialog: HTMLDialogElement): void => change(open.filter((other) => other !== dialog)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getTopmost: (): HTMLDialogElement | undefined => open.at(-1),
};

/** The elements hidden from screen readers while a dialog is open, and the one that had the focus before. */
interface Behind {
  hidden: readonly Element[];
  focused: Element | null;
}

const behind = new WeakMap<HTMLDialogElement, Behind>();

/** Adds modal dialogs to jsdom, which has the dialog element but no showModal or close. */
export const modalDialogs = (): void => {
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

import './keys.css';

/** A key as it is called on a keyboard; given as `aria-keyshortcuts` names it. */
export const KeyName = ({ name }: { name: string }) => <kbd className="ui-key">{calledKey(name)}</kbd>;

const calledKey = (name: string) => name.replace('Control', 'Ctrl');

/**
 * Has a button tell the key that does the same, by `aria-keyshortcuts` and by a hint in it where a pointer hovers, as
 * beside a keyboard. The hint is drawn by the style sheet: the button's name and text stay what it does.
 */
export const keyHint = (name: string) => ({ 'aria-keyshortcuts': name, 'data-key': calledKey(name) });

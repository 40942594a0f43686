import './keys.css';

/** A key by its name on the keyboard; `name` is its name in `aria-keyshortcuts`. */
export const KeyName = ({ name }: { name: string }) => <kbd className="ui-key">{calledKey(name)}</kbd>;

const calledKey = (name: string) =>
  name.replace('Control', 'Ctrl').replace('ArrowDown', '↓').replace('ArrowUp', '↑');

/**
 * Returns the attributes that tell a button's shortcut: `aria-keyshortcuts`, and a hint for devices with a hovering
 * pointer, which usually have a keyboard. The style sheet draws the hint, so the button's name and text don't change.
 */
export const keyHint = (name: string) => ({ 'aria-keyshortcuts': name, 'data-key': calledKey(name) });

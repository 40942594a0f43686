import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../../src/kit/dialogs/FormDialog';
import { type Shortcut, useKeyPresses, useShortcut } from '../../../src/kit/keys/shortcuts';
import { Select } from '../../../src/ui/fields/Select';

interface KeyedProps {
  shortcut: Shortcut;
  run: () => void;
}

const Keyed = ({ shortcut, run }: KeyedProps) => (
  <button type="button" {...useShortcut(shortcut, run)}>
    Keyed
  </button>
);

const Listening = () => {
  useKeyPresses();
  return null;
};

const next: Shortcut = { key: 'j' };
const everywhere: Shortcut = { key: 'k', withControl: true };
const find: Shortcut = { key: '/' };

interface Circumstances {
  shortcut?: Shortcut;
  isOff?: boolean;
  /** The handler of the dialog's Confirmar; without one, no dialog is open. */
  onConfirm?: () => void;
  takesAway?: boolean;
}

const open = ({ shortcut = next, isOff = false, onConfirm, takesAway }: Circumstances = {}) => {
  const run = vi.fn();
  const view = render(
    <CoreAdminContext store={memoryStore({ 'preferences.keysOff': isOff })}>
      <Listening />
      <Keyed shortcut={shortcut} run={run} />
      <input aria-label="Field" />
      <input type="checkbox" aria-label="Box" />
      <Select
        id="status"
        label="Status"
        error={false}
        required={false}
        value={1}
        choices={[
          { id: 1, text: 'Jade' },
          { id: 2, text: 'Jute' },
        ]}
        onChange={() => undefined}
      />
      {onConfirm && (
        <FormDialog open title="Sure" takesAway={takesAway} onConfirm={onConfirm} onCancel={vi.fn()}>
          <textarea aria-label="Reason" />
        </FormDialog>
      )}
    </CoreAdminContext>,
  );
  return { ...view, run };
};

/** Presses a key, on the page itself by default; returns whether the browser's own action still follows. */
const press = (key: string, more: KeyboardEventInit = {}, at: Element = document.body): boolean => {
  const event = createEvent.keyDown(at, { key, ...more });
  fireEvent(at, event);
  return !event.defaultPrevented;
};

describe('7 a key of the page', () => {
  it('does what its button does, in capitals too, and the browser nothing', () => {
    const { run, unmount } = open();
    expect(screen.getByRole('button')).toHaveAttribute('aria-keyshortcuts', 'J');
    expect(press('j')).toBe(false);
    press('J');
    expect(run).toHaveBeenCalledTimes(2);
    unmount();
    expect(press('j')).toBe(true);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it.each<[string, KeyboardEventInit]>([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['Shift', { shiftKey: true }],
  ])('is left to the browser with %s', (_, modifier) => {
    const { run } = open();
    expect(press('j', modifier)).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('may be a sign that is typed with Shift', () => {
    const { run } = open({ shortcut: find });
    press('/', { shiftKey: true });
    expect(run).toHaveBeenCalledOnce();
  });

  it('is typed in a field', () => {
    const { run } = open();
    expect(press('j', {}, screen.getByRole('textbox', { name: 'Field' }))).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('is heard on a box, in which nothing can be typed', () => {
    const { run } = open();
    expect(press('j', {}, screen.getByRole('checkbox', { name: 'Box' }))).toBe(false);
    expect(run).toHaveBeenCalledOnce();
  });

  it('picks from a select if it is a letter, and is heard there if it is a sign', () => {
    const letter = open();
    press('j', {}, screen.getByRole('combobox', { name: 'Status' }));
    expect(letter.run).not.toHaveBeenCalled();
    letter.unmount();
    const sign = open({ shortcut: find });
    press('/', {}, screen.getByRole('combobox', { name: 'Status' }));
    expect(sign.run).toHaveBeenCalledOnce();
  });

  it('runs once while it is held down', () => {
    const { run } = open();
    press('j');
    press('j', { repeat: true });
    expect(run).toHaveBeenCalledOnce();
  });

  it('does nothing behind an open dialog', () => {
    const { run } = open({ onConfirm: vi.fn() });
    press('j');
    expect(run).not.toHaveBeenCalled();
  });

  it('is neither heard nor told once it is turned off', () => {
    const { run } = open({ isOff: true });
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-keyshortcuts');
    expect(press('j')).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('7 a key with Control', () => {
  it('works in a field, and with single keys turned off', () => {
    const { run } = open({ shortcut: everywhere, isOff: true });
    expect(screen.getByRole('button')).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    press('k', { ctrlKey: true }, screen.getByRole('textbox', { name: 'Field' }));
    expect(run).toHaveBeenCalledOnce();
    expect(press('k')).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('Enter only leads to what takes something away, which a press of its own confirms', () => {
    const onConfirm = vi.fn();
    open({ onConfirm, takesAway: true });
    const confirm = screen.getByRole('button', { name: 'kit.dialogs.confirm' });
    press('Enter', { ctrlKey: true }, screen.getByRole('textbox', { name: 'Reason' }));
    expect(confirm).toHaveFocus();
    press('Enter', { ctrlKey: true }, confirm);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('Enter confirms the open dialog, from a field of it, once per press', () => {
    const onConfirm = vi.fn();
    open({ onConfirm });
    const confirm = screen.getByRole('button', { name: 'kit.dialogs.confirm' });
    expect(confirm).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    press('Enter', { ctrlKey: true }, reason);
    press('Enter', { ctrlKey: true, repeat: true }, reason);
    press('Enter', {}, reason);
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

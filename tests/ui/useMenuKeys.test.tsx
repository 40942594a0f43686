import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useMenuKeys } from '../../src/ui/popover/useMenuKeys';

const Menu = () => {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle, menu, onKeyDown, onBlur } = useMenuKeys(button);
  return (
    <>
      <a href="/before">Before</a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as in the user menu */}
      <div onKeyDown={onKeyDown} onBlur={onBlur}>
        <button type="button" ref={button} aria-haspopup="menu" aria-expanded={isOpen} onClick={toggle}>
          Open
        </button>
        {isOpen && (
          <div ref={menu} role="menu">
            {['One', 'Two', 'Three'].map((name) => (
              <button key={name} type="button" role="menuitem" tabIndex={-1}>
                {name}
              </button>
            ))}
          </div>
        )}
      </div>
      <a href="/after">After</a>
    </>
  );
};

const item = (name: string) => screen.getByRole('menuitem', { name });
const button = () => screen.getByRole('button', { name: 'Open' });
const openBy = async (key: string) => {
  const user = userEvent.setup({ delay: null });
  render(<Menu />);
  button().focus();
  await user.keyboard(key);
  return user;
};
const expectClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

describe('1 the keys of a menu (WAI-ARIA, menu button)', () => {
  it.each([
    ['{Enter}', 'One'],
    [' ', 'One'],
    ['{ArrowDown}', 'One'],
    ['{ArrowUp}', 'Three'],
  ])('%j on its button opens it at %s', async (key, name) => {
    await openBy(key);
    expect(item(name)).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it('arrows go round, Home and End to the ends', async () => {
    const user = await openBy('{ArrowUp}');
    const steps = [
      ['{ArrowDown}', 'One'],
      ['{ArrowUp}', 'Three'],
      ['{ArrowUp}', 'Two'],
      ['{Home}', 'One'],
      ['{End}', 'Three'],
    ] as const;
    for (const [key, name] of steps) {
      await user.keyboard(key);
      expect(item(name)).toHaveFocus();
    }
  });

  it.each([
    ['{ArrowDown}', 'One'],
    ['{ArrowUp}', 'Three'],
  ])('%s on the button of an open menu goes to %s', async (key, name) => {
    const user = await openBy('{Enter}');
    button().focus();
    await user.keyboard(key);
    expect(item(name)).toHaveFocus();
  });

  it('Escape closes it and gives the focus back', async () => {
    const user = await openBy('{ArrowDown}');
    await user.keyboard('{Escape}');
    expectClosed();
    expect(button()).toHaveFocus();
  });

  it('Tab closes it and goes on behind its button, back again to the button', async () => {
    const user = await openBy('{ArrowDown}');
    await user.tab();
    expectClosed();
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();

    await user.tab({ shift: true });
    await user.keyboard('{ArrowUp}');
    await user.tab({ shift: true });
    expectClosed();
    expect(button()).toHaveFocus();
  });

  it('opens although a page that renders at that moment takes the focus', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Menu />);
    document.addEventListener('click', () => screen.getByText('After').focus(), { once: true });
    await user.click(button());
    expect(item('One')).toHaveFocus();
  });
});

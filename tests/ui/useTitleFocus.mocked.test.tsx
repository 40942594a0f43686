import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTitleFocus } from '../../src/ui/page/useTitleFocus';

const Screen = ({ title, isLoaded = true }: { title: string; isLoaded?: boolean }) => (
  <>
    <div role="menu">
      <button type="button" role="menuitem">
        Sair
      </button>
    </div>
    {isLoaded && <Title key={title} title={title} />}
  </>
);

const Title = ({ title }: { title: string }) => (
  <h1 ref={useTitleFocus(title)} tabIndex={-1}>
    {title}
  </h1>
);

// The hook keeps the previous page in its module, so this file needs its own module instances (vitest.config.ts).
it('a page that is gone to has the focus on its title, unless a menu was opened meanwhile', () => {
  window.history.replaceState(null, '', '/first');
  const { rerender } = render(<Screen title="First" />);
  expect(document.body).toHaveFocus();

  window.history.pushState(null, '', '/second');
  rerender(<Screen title="Second" />);
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();

  window.history.pushState(null, '', '/third');
  rerender(<Screen title="Third" isLoaded={false} />);
  screen.getByRole('menuitem').focus();
  rerender(<Screen title="Third" />);
  expect(screen.getByRole('menuitem')).toHaveFocus();
});

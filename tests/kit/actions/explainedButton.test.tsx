import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ExplainedButton } from '../../../src/kit/actions/ExplainedButton';

describe('a button with an obstacle', () => {
  it('is disabled and explains itself to the keyboard', async () => {
    render(<ExplainedButton label="Go" obstacle="Not now" onClick={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Go' })).toBeDisabled();
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Not now');
    expect(screen.getByRole('group', { name: 'Go' })).toHaveAccessibleDescription('Not now');
  });

  it('is a plain button without one', async () => {
    const onClick = vi.fn();
    render(<ExplainedButton label="Go" obstacle={undefined} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});

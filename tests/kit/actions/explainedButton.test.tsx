import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ExplainedButton } from '../../../src/tariff/applicationActions/TariffActions';

describe('a button with an obstacle', () => {
  it('is disabled and explains itself to the keyboard', async () => {
    render(<ExplainedButton label="Go" obstacle="Not now" onClick={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Go' })).toBeDisabled();
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Not now');
    expect(screen.getByRole('group', { name: 'Go' })).toHaveAccessibleDescription('Not now');
  });

  it('keeps its explanation while the mouse goes over to it, and closes when the mouse has left both', async () => {
    render(<ExplainedButton label="Go" obstacle="Not now" onClick={vi.fn()} />);
    const group = screen.getByRole('group', { name: 'Go' });
    await userEvent.hover(group);
    const bubble = await screen.findByRole('tooltip');
    // On the way there is a gap, which belongs to neither.
    await userEvent.unhover(group);
    expect(bubble).toBeVisible();
    await userEvent.hover(bubble);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(bubble).toBeVisible();
    await userEvent.unhover(bubble);
    await waitFor(() => expect(bubble).not.toBeVisible());
  });

  it('is a plain button without one', async () => {
    const onClick = vi.fn();
    render(<ExplainedButton label="Go" obstacle={undefined} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderList } from './renderList';

describe('9 the calendar of a date field', () => {
  it('is in Portuguese, picks a day by keyboard and gives the focus back', async () => {
    const { user } = renderList();
    await screen.findByRole('table');
    await user.type(screen.getByRole('textbox', { name: 'De' }), '15/07/2026');
    const [open] = screen.getAllByRole('button', { name: 'Abrir calendário' });
    expect(open).toHaveAccessibleDescription('De');
    await user.click(open as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Calendário' })).toBeVisible();
    expect(await screen.findByText('julho 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Escolher o ano' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '15' })).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'De' })).toHaveValue('16/07/2026');
    expect(open).toHaveFocus();
  });

  it('mends what was typed wrong, and its message goes at once (5)', async () => {
    const { user } = renderList();
    await screen.findByRole('table');
    await user.type(screen.getByRole('textbox', { name: 'De' }), '99/99/2026');
    await user.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'De' })).toBeInvalid());
    await user.click(screen.getAllByRole('button', { name: 'Abrir calendário' })[0] as HTMLElement);
    await user.click(await screen.findByRole('gridcell', { name: '15' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'De' })).toBeValid());
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderList } from './renderList';

describe('9 a date field', () => {
  const openField = async () => {
    const { user } = renderList();
    await screen.findByRole('table');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'De' });
    /** Returns the field's text with the caret in it, as `|`. */
    const shown = () => {
      const { value, selectionStart } = field;
      return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
    };
    const caretTo = (start: number, end = start) => field.setSelectionRange(start, end);
    return { user, field, shown, caretTo };
  };

  it('keeps the rest in place when a digit in the middle is corrected', async () => {
    const { user, field, shown, caretTo } = await openField();
    await user.type(field, '01032026');
    expect(shown()).toBe('01/03/2026|');

    caretTo(4);
    await user.keyboard('7');
    expect(shown(), 'a digit too many').toBe('01/0|3/2026');
    await user.keyboard('{Delete}5');
    expect(shown()).toBe('01/05|/2026');
    caretTo(7, 8);
    await user.keyboard('1');
    expect(shown(), 'a digit of the year typed over').toBe('01/05/21|26');
    caretTo(0);
    await user.keyboard('{Delete}');
    expect(shown(), 'a day already, and not yet written out').toBe('|1/05/2126');
    caretTo(1);
    await user.keyboard('{Delete}');
    expect(shown(), 'across a slash').toBe('1|05/2126');
    await user.keyboard('/');
    expect(shown()).toBe('1/|05/2126');
    await user.tab();
    expect(field).toHaveValue('01/05/2126');
    expect(field).toBeValid();
  });

  it.each(['2026-03-01', '1/3/2026', '01032026', '01.03.2026'])('reads a pasted %s', async (text) => {
    const { user, field } = await openField();
    await user.click(field);
    await user.paste(text);
    await user.tab();
    await waitFor(() => expect(field).toHaveValue('01/03/2026'));
  });
});

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

  it('removes the message as soon as the day is corrected (5)', async () => {
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

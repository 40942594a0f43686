import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Select } from '../../src/ui/fields/Select';

const choices = ['Selecione', 'Ativo', 'Cancelado', 'Aguarda resposta', 'Inativo'].map((text, id) => ({
  id,
  text,
}));

const renderSelect = (props: Partial<Parameters<typeof Select>[0]> = {}) => {
  const onChange = vi.fn();
  const onEscape = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands in for a dialog that closes on Escape
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <Select
        id="status"
        label="Estado"
        value={0}
        choices={choices}
        onChange={onChange}
        error={false}
        required={false}
        {...props}
      />
      <button type="button">Seguinte</button>
    </div>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    onChange,
    onEscape,
    combobox: screen.getByRole('combobox'),
  };
};
const active = () =>
  document.querySelector(`[id="${screen.getByRole('combobox').getAttribute('aria-activedescendant')}"]`);

describe('a select', () => {
  it('has its label as name, shows its choice and chooses by pointer', async () => {
    const { user, combobox, onChange } = renderSelect({ value: 1 });
    expect(combobox).toHaveAccessibleName('Estado');
    expect(combobox).toHaveTextContent('Ativo');
    await user.click(combobox);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ativo');
    await user.click(screen.getByRole('option', { name: 'Cancelado' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    ['{ArrowDown}', 'Selecione'],
    ['{Enter}', 'Selecione'],
    [' ', 'Selecione'],
    ['{Enter}{ArrowDown}{ArrowDown}', 'Cancelado'],
    ['{Enter}{End}{ArrowDown}', 'Inativo'],
    ['{Enter}{End}{ArrowUp}{Home}', 'Selecione'],
    ['c', 'Cancelado'],
    ['{Enter}ina', 'Inativo'],
    ['{Enter}x', 'Selecione'],
    // Repeating a letter cycles through the options that begin with it.
    ['aa', 'Aguarda resposta'],
    ['aaa', 'Ativo'],
    ['ag', 'Aguarda resposta'],
    ['aguarda r', 'Aguarda resposta'],
  ])('%s leads to %s', async (keys, text) => {
    const { user } = renderSelect();
    await user.tab();
    await user.keyboard(keys);
    expect(active()).toHaveTextContent(text);
  });

  it('chooses the option on Enter, and keeps the focus', async () => {
    const { user, onChange, combobox } = renderSelect();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
    expect(combobox).toHaveFocus();
  });

  it('closes with Escape and Tab without choosing; only a closed one lets Escape through', async () => {
    const { user, onChange, onEscape, combobox } = renderSelect();
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Escape}');
    expect(combobox).toHaveAttribute('aria-expanded', 'false');
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
    await user.keyboard('{Enter}{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Seguinte' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('chooses by the space bar where no text with a space is being typed', async () => {
    const { user, onChange } = renderSelect();
    await user.tab();
    await user.keyboard('c ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('gets the focus by a press on its label, and distinguishes options with the same text', async () => {
    const complaint = vi.spyOn(console, 'error');
    const { user, combobox, onChange } = renderSelect({
      choices: [
        { id: 1, text: 'Lisboa' },
        { id: 2, text: 'Lisboa' },
      ],
    });
    await user.click(screen.getByText('Estado'));
    expect(combobox).toHaveFocus();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('does nothing while it is disabled, and announces its error', async () => {
    const { user, combobox } = renderSelect({
      disabled: true,
      error: true,
      helperText: 'Campo obrigatório.',
    });
    expect(combobox).toHaveAttribute('aria-disabled', 'true');
    expect(combobox).toBeInvalid();
    expect(combobox).toHaveAccessibleDescription('Campo obrigatório.');
    await user.click(combobox);
    await user.tab();
    expect(combobox).not.toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

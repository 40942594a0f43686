import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CodeForm } from '../../public/CodeForm';

it.each([
  ['six digits', '123456', '123456'],
  ['six digits among words', 'O seu código é 123 456.', '123456'],
  ['six digits after a word', 'Code 123456', '123456'],
  ['a recovery code', 'abcde-12345', 'abcde-12345'],
  ['a recovery code without a hyphen', ' ABCDE12345\n', 'ABCDE12345'],
  ['a recovery code of before', 'abcd-efgh-1234-jkmn-5678-pqrs', 'abcd-efgh-1234-jkmn-5678-pqrs'],
  ['a recovery code of before without hyphens', ' ABCDEFGH1234JKMN5678PQRS\n', 'ABCDEFGH1234JKMN5678PQRS'],
])('%s, pasted where a code is asked for, is sent as what it is', async (_, pasted, sent) => {
  const onSend = vi.fn(async () => undefined);
  render(<CodeForm onSend={onSend} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Código' }));
  await userEvent.paste(pasted);
  expect(onSend.mock.calls).toEqual([[sent]]);
});

it('a text that is no code sends nothing', async () => {
  const onSend = vi.fn(async () => undefined);
  render(<CodeForm onSend={onSend} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Código' }));
  await userEvent.paste('abcd-efgh-1234');
  expect(onSend).not.toHaveBeenCalled();
});

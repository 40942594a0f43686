import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorSummary } from '../../support/errorSummary';
import { validNif } from '../../support/nifs';
import { sharedServer } from '../../support/sharedServer';
import { fill, studentSwitch, submitButton, textbox } from '../applicationForm/fillRequest';
import { makeComplete, makeOwnActive, openRecheck } from './recheckScreen';

const server = sharedServer();
const reason = 'É o do pedido original; para outra pessoa, submeta um novo pedido.';
const another = validNif(7_111_222);

describe('2.9 a recheck stays with its people', () => {
  it.each(['NIF', 'NIF do estudante'])(
    'another %s can be typed; the refusal stands at the field, with what was typed',
    async (name) => {
      const { application } = await makeComplete(server());
      const { user, requests } = await openRecheck(server(), application.id);
      expect(textbox(name)).toHaveAccessibleDescription(reason);
      expect(textbox(name)).toBeValid();
      await user.clear(textbox(name));
      await fill(user, textbox(name), another);
      await user.click(await submitButton());
      await waitFor(() => expect(textbox(name)).toBeInvalid());
      expect(textbox(name)).toHaveAccessibleDescription(reason);
      expect(textbox(name)).toHaveValue(another);
      expect((await errorSummary(1)).getByRole('link', { name })).toBeVisible();
      expect(requests.filter(({ path }) => path === '/api/Application/recheck')).toHaveLength(1);
      await user.type(textbox(name), '{Backspace}');
      await waitFor(() => expect(textbox(name)).not.toHaveAccessibleDescription(reason));
    },
  );

  it('the student switch clears all student data, the tax number too', async () => {
    const { application } = await makeComplete(server());
    const { user } = await openRecheck(server(), application.id);
    await user.click(studentSwitch());
    expect(screen.queryByRole('textbox', { name: 'NIF do estudante' })).not.toBeInTheDocument();
    await user.click(studentSwitch());
    for (const name of ['NIF do estudante', 'Nome completo do estudante'])
      expect(textbox(name)).toHaveValue('');
    expect(textbox('NIF do estudante')).toHaveAccessibleDescription(reason);
  });

  it('a new student may have any NIF', async () => {
    const { id } = await makeOwnActive(server());
    const { user } = await openRecheck(server(), id);
    await user.click(studentSwitch());
    expect(textbox('NIF do estudante')).toHaveValue('');
    expect(textbox('NIF do estudante')).not.toHaveAccessibleDescription();
    expect(textbox('NIF')).toHaveAccessibleDescription(reason);
  });
});

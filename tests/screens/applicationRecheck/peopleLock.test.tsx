import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../../support/sharedServer';
import { studentSwitch, textbox } from '../applicationForm/fillRequest';
import { makeActive, makeComplete, openRecheck } from './recheckScreen';

const server = sharedServer();
const reason = 'É o do pedido original; para outra pessoa, submeta um novo pedido.';

describe('2.9 a recheck stays with its people', () => {
  it('the tax numbers are locked and say why, also of a student who was switched off and on', async () => {
    const { application } = await makeComplete(server());
    const { user } = await openRecheck(server(), application.id);
    for (const name of ['NIF', 'NIF do estudante']) {
      expect(textbox(name)).toBeDisabled();
      expect(textbox(name)).toHaveAccessibleDescription(reason);
    }
    await user.click(studentSwitch());
    expect(screen.queryByRole('textbox', { name: 'NIF do estudante' })).not.toBeInTheDocument();
    await user.click(studentSwitch());
    expect(textbox('NIF do estudante')).toHaveValue(application.studentFiscalNumber);
    expect(textbox('Nome completo do estudante')).toHaveValue('');
  });

  it('a student who was none before has a number to fill in', async () => {
    const { id } = await makeActive(server());
    const { user } = await openRecheck(server(), id);
    await user.click(studentSwitch());
    await waitFor(() => expect(textbox('NIF do estudante')).toBeEnabled());
    expect(textbox('NIF do estudante')).toHaveValue('');
    expect(textbox('NIF')).toBeDisabled();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorSummary } from '../../support/errorSummary';
import { exampleRequest } from '../../support/exampleRequest';
import { validNif } from '../../support/nifs';
import { sharedServer } from '../../support/sharedServer';
import { fill, studentSwitch, submitButton, textbox } from '../applicationForm/fillRequest';
import { openRecheckAlone } from './openRecheckAlone';
import { makeComplete, openRecheck } from './recheckScreen';

const server = sharedServer();
const reason = 'É o do pedido original; para outra pessoa, submeta um novo pedido.';
const another = validNif(7_111_222);

describe('2.9 a recheck stays with its people', () => {
  it('another NIF can be typed; the refusal stands at the field, with what was typed', async () => {
    const { application } = await makeComplete(server());
    const { user, requests } = await openRecheck(server(), application.id);
    const nif = () => textbox('NIF do estudante');
    expect(nif()).toHaveAccessibleDescription(reason);
    expect(nif()).toBeValid();
    await user.clear(nif());
    await fill(user, nif(), another);
    await user.click(await submitButton());
    await waitFor(() => expect(nif()).toBeInvalid());
    expect(nif()).toHaveAccessibleDescription(reason);
    expect(nif()).toHaveValue(another);
    expect((await errorSummary(1)).getByRole('link', { name: 'NIF do estudante' })).toBeVisible();
    expect(requests.filter(({ path }) => path === '/api/Application/recheck')).toHaveLength(1);
    await user.type(nif(), '{Backspace}');
    await waitFor(() => expect(nif()).not.toHaveAccessibleDescription(reason));
  });

  it('the student switch clears all student data, the tax number too', async () => {
    const { user } = openRecheckAlone();
    await user.click(studentSwitch());
    expect(screen.queryByRole('textbox', { name: 'NIF do estudante' })).not.toBeInTheDocument();
    await user.click(studentSwitch());
    for (const name of ['NIF do estudante', 'Nome completo do estudante'])
      expect(textbox(name)).toHaveValue('');
    expect(textbox('NIF do estudante')).toHaveAccessibleDescription(reason);
  });

  it('a new student may have any NIF', async () => {
    const { user } = openRecheckAlone(exampleRequest);
    await user.click(studentSwitch());
    expect(textbox('NIF do estudante')).toHaveValue('');
    expect(textbox('NIF do estudante')).not.toHaveAccessibleDescription();
    expect(textbox('NIF')).toHaveAccessibleDescription(reason);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { chooseAddress, citizenAddress, textbox } from './fillRequest';
import { openFormAlone } from './openFormAlone';

const [many] = exampleCodes.many;
const whole = `${many.cp4}-${many.cp3}`;
const part = (digits: 4 | 3) =>
  citizenAddress().getByRole<HTMLInputElement>('textbox', { name: new RegExp(`${digits} dígitos`) });
const code = () => [part(4).value, part(3).value];

describe('2.3 a postal code in two parts', () => {
  it.each([whole, `${many.cp4}${many.cp3}`, `${many.cp4}–${many.cp3}`, `${many.cp4} ${many.cp3}`])(
    'is typed as %s in one go',
    async (keys) => {
      const { user } = openFormAlone();
      await user.type(part(4), keys);
      expect(code()).toEqual([many.cp4, many.cp3]);
      expect(part(3)).toHaveFocus();
      expect(citizenAddress().getByRole('button', { name: 'Pesquisar morada' })).toBeEnabled();
    },
  );

  it('a digit more changes nothing once both are full, nor one before the end of the first', async () => {
    const { user } = openFormAlone();
    await user.type(part(4), `${whole}9`);
    expect(code()).toEqual([many.cp4, many.cp3]);
    part(4).focus();
    part(4).setSelectionRange(0, 0);
    await user.keyboard('2');
    expect(code()).toEqual([many.cp4, many.cp3]);
    expect([document.activeElement, part(4).selectionStart]).toEqual([part(4), 0]);
    await user.keyboard('{End}9');
    expect(part(4)).toHaveFocus();
    expect(code()).toEqual([many.cp4, many.cp3]);
  });

  it('a dash selects the second part, so that it is typed over', async () => {
    const { user } = openFormAlone();
    await user.type(part(4), '4000-322');
    await user.clear(part(4));
    await user.type(part(4), whole);
    expect(code()).toEqual([many.cp4, many.cp3]);
  });

  it('a dash in an empty first part goes nowhere', async () => {
    const { user } = openFormAlone();
    await user.type(part(4), '-');
    expect(part(4)).toHaveFocus();
    expect(code()).toEqual(['', '']);
  });

  it('Backspace at the beginning of the second part goes back to the first', async () => {
    const { user } = openFormAlone();
    await user.type(part(4), '1000-2');
    await user.keyboard('{Backspace}');
    expect(part(3)).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(part(4)).toHaveFocus();
    expect(code()).toEqual(['1000', '']);
    await user.keyboard('{Backspace}5');
    expect(code()).toEqual(['1005', '']);
  });

  it.each<[4 | 3, string]>([
    [4, ` ${whole}`],
    [3, `\u00a0${whole}`],
    [3, `${many.cp4}–${many.cp3}`],
    [4, `\u202a${whole}\u202c`],
    [3, `${whole} LISBOA`],
  ])('pasted whole into the part of %s digits as %j fills both', async (digits, text) => {
    const { user } = openFormAlone();
    await user.click(part(digits));
    await user.paste(text);
    expect(code()).toEqual([many.cp4, many.cp3]);
  });

  it('pasted with a digit too many is not cut but called invalid', async () => {
    const { user } = openFormAlone();
    await user.click(part(4));
    await user.paste(`${whole}9`);
    expect(part(4)).toHaveValue(`${many.cp4}${many.cp3}9`);
    await waitFor(() => expect(part(4)).toHaveAccessibleDescription('Código postal inválido'));
  });

  it('4 keys and pastes that change nothing clear nothing', async () => {
    const { user } = openFormAlone();
    await chooseAddress(user, citizenAddress());
    const street = textbox('Arruamento').getAttribute('value');
    await user.type(part(4), '-');
    expect(part(3)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}{Backspace}9');
    await user.paste(` ${whole}`);
    expect(code()).toEqual([many.cp4, many.cp3]);
    expect(screen.getByRole('textbox', { name: 'Arruamento' })).toHaveValue(street);
  });
});

import { describe, expect, it } from 'vitest';
import { firstMessage } from '../../contract/errorMessage';
import { badRequest, badRequestBody } from '../../contract/errors';

describe('8 error bodies', () => {
  it.each([
    [{ errors: [{ errors: ['primeira', 'segunda'] }, { errors: ['terceira'] }] }, 'primeira'],
    [{ message: 'texto' }, 'texto'],
    [{ errors: [], message: 'texto' }, 'texto'],
    [{ errors: [{ errors: [] }] }, undefined],
    [{ errors: 'x' }, undefined],
    [{ message: '' }, undefined],
    [{ message: 5 }, undefined],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
    ['texto', undefined],
  ])('the first message of %j is %j', (body, text) => expect(firstMessage(body)).toBe(text));

  it('makes one group per text', () => {
    const body = badRequestBody.strict().parse(badRequest('um', 'dois'));
    expect(body).toEqual({ errors: [{ errors: ['um'] }, { errors: ['dois'] }] });
    expect(firstMessage(body)).toBe('um');
  });
});

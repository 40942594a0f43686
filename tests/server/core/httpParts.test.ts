import { describe, expect, it } from 'vitest';
import { contentDisposition } from '../../../server/http/createMount';
import { describeFailure } from '../../../server/lib/describeFailure';

describe('Content-Disposition of a download', () => {
  it.each([
    ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
    [
      'matrícula (2).pdf',
      `attachment; filename="matricula (2).pdf"; filename*=UTF-8''matr%C3%ADcula%20%282%29.pdf`,
    ],
    ['a"\r\nx: y.pdf', `attachment; filename="a_x: y.pdf"; filename*=UTF-8''a%22x%3A%20y.pdf`],
    ['../\\;%41.pdf', `attachment; filename="__41.pdf"; filename*=UTF-8''%3B%2541.pdf`],
    ['\ud800.pdf', `attachment; filename=".pdf"; filename*=UTF-8''.pdf`],
  ])('of %j can be sent', (filename, header) => {
    expect(contentDisposition(filename)).toBe(header);
    expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
  });
});

describe('what the log has of a failure', () => {
  it('keeps names, codes and places, and no message that may quote a value', () => {
    const cause = Object.assign(new Error('Key (fiscal_number)=(123456789) already exists'), {
      code: '23505',
      constraint: 'some_unique',
    });
    const described = describeFailure(new Error('Failed query: … params: 123456789', { cause }));
    expect(JSON.stringify(described)).not.toContain('123456789');
    expect(described).toMatchObject({ name: 'Error', cause: { code: '23505', constraint: 'some_unique' } });
  });

  it('keeps the message of a mistake in the program', () => {
    expect(describeFailure(new TypeError('x is not a function'))).toMatchObject({
      message: 'x is not a function',
    });
    const circular = new TypeError('its own cause');
    circular.cause = circular;
    expect(describeFailure(circular)).toMatchObject({ cause: { cause: { message: 'its own cause' } } });
    expect(describeFailure('thrown text')).toEqual({ name: 'string' });
  });
});

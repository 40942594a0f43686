import { describe, expect, it } from 'vitest';
import * as bodies from '../../contract/rules/bodyLimits';

describe('how much the body of a call may hold', () => {
  it('is bound by its items, with every character as an escape of six bytes', () => {
    expect(bodies.smallBody).toEqual({ textBytes: 20_000, values: 200 });
    expect(bodies.actionBody).toEqual({ textBytes: 20_000 + 200 * 700 * 6, values: 200 + 200 * 6 });
    expect(bodies.usersBody).toEqual({ textBytes: 20_000 + 50 * 2600 * 6, values: 200 + 50 * 110 });
    const characters = 2 * 250 + 30 * 200;
    const values = 50 + 42 * 4;
    expect(bodies.submissionBody).toEqual({
      textBytes: 20_000 + 200 * (characters + 10 * 300) * 6,
      values: 200 + 200 * values,
      fileBytes: 53_000_000,
    });
    expect(bodies.resubmissionBody).toEqual({
      textBytes: 20_000 + (characters + 42 * 300) * 6,
      values: 200 + values,
      fileBytes: 53_000_000,
    });
  });

  it.each([
    [{ textBytes: 10, values: 1 }, 10],
    [{ textBytes: 10, values: 1, fileBytes: 3 }, 14],
    [{ textBytes: 10, values: 1, fileBytes: 4 }, 18],
  ])('of %j is %i bytes, files being base64', (limits, bytes) => {
    expect(bodies.maxBytesOf(limits)).toBe(bytes);
  });
});

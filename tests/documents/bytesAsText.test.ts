import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytesAsText } from '../../documents/bytesAsText';
import { plainNames } from '../../documents/plainNames';

const every = Uint8Array.from({ length: 10_000 }, (_, index) => index % 256);

describe('bytes as text', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['Node', 'a browser'])('have one character each in %s, also those of a part', (where) => {
    if (where === 'a browser') vi.stubGlobal('Buffer', undefined);
    const part = every.subarray(100, 9_000);
    const codes = Array.from(bytesAsText(part), (character) => character.charCodeAt(0));
    expect(codes).toEqual([...part]);
  });
});

describe('names', () => {
  const plain = (text: string) => plainNames(new TextEncoder().encode(text));

  it.each([
    ['/Java#53cript', '/JavaScript'],
    ['#2f#4a#53', '/JS'],
    ['##41#4', '#A#4'],
    ['#4#41#', '#4A#'],
    ['#23#32#31', '#21'],
    ['#g0#0g', '#g0#0g'],
    ['', ''],
  ])('%s is read as %s', (written, read) => {
    expect(plain(written)).toBe(read);
  });

  it('are read as their hex codes say, wherever those stand', () => {
    const signs = ['#', '4', 'a', 'F', 'x', '/'];
    for (let number = 0; number < 6 ** 6; number += 1) {
      const text = Array.from({ length: 6 }, (_, at) => signs[Math.floor(number / 6 ** at) % 6]).join('');
      const expected = text.replace(/#([\da-f]{2})/gi, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      if (plain(text) !== expected) expect.soft(plain(text), text).toBe(expected);
    }
  });
});

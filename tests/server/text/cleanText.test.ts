import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../server/services/base/cleanText';

const shown = (text: string) =>
  text.replace(/[^\x20-\x7e]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);

describe('text as it is stored', () => {
  it.each([
    ['a Persian name, with a non-joiner', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['a Sinhala name, with a joiner', 'ශ්\u200dරී', 'ශ්\u200dරී'],
    ['a joiner at the end of a word', 'ක්\u200d නම', 'ක්\u200d නම'],
    ['a name that is nothing but joiners', '\u200d\u200c', ''],
    ['a joiner before the first letter', '\u200dAna \u200cSilva', 'Ana Silva'],
    ['several joiners', 'ശ്\u200d\u200dA', 'ശ്\u200dA'],
    ['blanks around it', ' \t Ana ', 'Ana'],
    ['a byte order mark and a soft hyphen', '\ufeffAna Sil\u00adva', 'Ana Silva'],
    ['control characters and half a character', 'Ana\u0000\nSilva\ud800', 'Ana  Silva'],
    ['nothing', undefined, ''],
  ])('%s', (_, text, stored) => {
    expect(shown(cleanText(text))).toBe(shown(stored));
  });

  it.each([
    0x200e, 0x200f, 0x061c, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200b,
    0x2060,
  ])('has no mark U+%s in it', (code) => {
    const mark = String.fromCodePoint(code);
    expect(cleanText(`${mark}An${mark}a${mark}`)).toBe('Ana');
  });

  it('costs no more for joiners in a row', () => {
    const many = 'a'.concat('\u200d'.repeat(200_000));
    expect(cleanText(many)).toBe('a\u200d');
  });
});

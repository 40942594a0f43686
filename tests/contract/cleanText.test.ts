import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDigits, cleanFilename, cleanLines, cleanText } from '../../contract/rules/cleanText';

const shown = (text: string) =>
  text.replace(/[^\x20-\x7e]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);

describe('a text as it is stored', () => {
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
    ['more marks on a letter than any language has', `a${'\u0316'.repeat(40)}n`, `a${'\u0316'.repeat(30)}n`],
    [
      'marks with what nobody sees between them',
      'a\u0316\u200b'.concat('\u0316\u200b'.repeat(40)),
      `a${'\u0316'.repeat(30)}`,
    ],
    ['nothing', undefined, ''],
  ])('is stored without what nobody sees or means: %s', (_, text, stored) => {
    expect(shown(cleanText(text))).toBe(shown(stored));
  });

  it.each([
    0x200e, 0x200f, 0x061c, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200b,
    0x2060,
  ])('has no mark of direction or width (code point %s)', (code) => {
    const mark = String.fromCodePoint(code);
    expect(cleanText(`${mark}An${mark}a${mark}`)).toBe('Ana');
  });

  it('is cleaned in linear time, whatever is repeated in it', () => {
    const many = 'ක'.concat('\u200d'.repeat(200_000));
    expect(cleanText(many)).toBe('ක\u200d');
    expect(cleanText('👩\u200d'.repeat(200_000))).toHaveLength(599_999);
    expect(cleanText('a\u0301'.repeat(200_000))).toHaveLength(200_000);
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession in a colour', '👩🏽‍🚀'],
    ['a flag made of two', '🏳️‍🌈'],
    ['an eye in a bubble', '👁️‍🗨️'],
    ['a detective', '🕵🏻‍♂️'],
    ['a red heart', '❤️'],
    ['a heart without colour', '❤\ufe0e'],
    ['a key with a digit', '1️⃣'],
    ['a Persian name', 'علی\u200cرضا'],
    ['a Japanese name', '葛\u{e0100}城'],
    ['a Mongolian word', 'ᠰᠠᠷ\u180eᠠ'],
    ['a Portuguese name', 'João da Conceição'],
  ])('keeps %s in one piece', (_, text) => {
    expect(cleanText(text)).toBe(text);
    expect(cleanFilename(`${text}.pdf`)).toBe(`${text}.pdf`);
  });

  it.each([
    ['a non-joiner in a Latin name', 'An\u200ca', 'Ana'],
    ['a joiner after an accent', 'Jose\u0301\u200d', 'José'],
    ['a non-joiner at the end of a Persian name', 'علی\u200c', 'علی'],
    ['a joiner between an emoji and a letter', '👩\u200dAna', '👩Ana'],
    ['a selector after a letter', 'A\ufe0fna', 'Ana'],
    ['a Japanese selector after a Latin letter', 'A\u{e0100}na', 'Ana'],
    ['a vowel separator in a Latin name', 'An\u180ea', 'Ana'],
    ['a combining grapheme joiner', 'Jose\u034f\u0301', 'José'],
    ['Hangul fillers', '\u3164\u115fAna\u1160\uffa0', 'Ana'],
    ['tags', 'Ana\u{e0041}\u{e0042}\u{e007f}', 'Ana'],
    ['interlinear marks', '\ufff9Ana\ufffa\ufffb', 'Ana'],
    ['an accent of its own', 'Joa\u0303o', 'João'],
    ['blanks of other scripts', '\u3000Ana\u00a0Maria\u202fda\u2003Silva\u2800', 'Ana Maria da Silva'],
    ['a line separator', 'Ana\u2028Silva', 'Ana Silva'],
  ])('leaves out or replaces %s', (_, text, stored) => {
    expect(shown(cleanText(text))).toBe(shown(stored));
  });

  it('is not changed by being cleaned once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  it.each([
    ['\u202a186499620\u202c', '186499620'],
    ['186\u00a0499\u202f620', '186499620'],
    ['\ufeff186\u200d499\ufe0f620\u200b', '186499620'],
  ])('a number written as %j is stored as the digits %s', (text, digits) => {
    expect(cleanDigits(text)).toBe(digits);
  });

  it('a longer text keeps its lines, each cleaned, and the name of a file loses folders and control characters', () => {
    expect(cleanLines('\u200bUm \r\n\u00a0dois\u2028tre\u0302s\n')).toBe('Um\ndois\ntrês');
    expect(cleanFilename('a\u0000ta\u0303\u202e.pdf')).toBe('atã.pdf');
    for (const folder of ['../', '/etc/', 'C:\\pasta\\', '..\\../', './'])
      for (const name of ['lista.xlsx', 'rendimentos 2026.pdf'])
        expect(cleanFilename(`${folder}${name}`)).toBe(name);
  });
});

/** What nobody sees and yet changes what is seen around it, so it stays: each pattern is one reason. */
const needed = [
  // An emoji made of several, such as a family, and the choice between its coloured and its plain form.
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*/u,
  // A digit on a key.
  /[\d#*]\ufe0f\u20e3/u,
  // Joiners between letters of scripts that join theirs, as in Persian and Sinhala; these here do not.
  /(?:\u200c(?=[\p{L}\p{M}])|\u200d)(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\u0300-\u036f])[\p{L}\p{M}].)/u,
  // The written form of a character in a Japanese name.
  /[\ufe00-\ufe02\u{e0100}-\u{e01ef}](?<=\p{Script=Han}.)/u,
  // The form of a Mongolian letter, and the gap before a last vowel.
  /[\u180b-\u180f](?<=\p{Script=Mongolian}.)/u,
];

/** All that Unicode calls ignorable by default, and the marks of interlinear notes; group 1 is what stays. */
const unseen = new RegExp(
  `(${needed.map(({ source }) => source).join('|')})|[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`,
  'gu',
);

/** Control characters, halves of characters, the blanks of every script but the plain one, and the Braille pattern without dots. */
const blank = /[^\S ]|[\p{Cc}\p{Cs}\u2800]/gu;

const visible = /[^\s\p{Cc}\p{Cs}\u2800\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;

const marks = /\p{M}+/gu;
/** Where UAX 15 (Stream-Safe Text Format) ends what the text of any language needs. */
const mostMarks = 30;

/**
 * Returns a foreign text as it may be given to `normalize`: no letter has more than 30 marks, as putting them in order
 * takes the square of their number.
 */
export const streamSafe = (text: string): string => text.replace(marks, (run) => run.slice(0, mostMarks));

/**
 * Returns a text as it is stored, compared and searched, the same in fields, filters, files and on the server:
 * without what nobody sees, in NFC, with plain blanks, trimmed (docs/decisions.md, "What nobody sees is not there").
 * Costs as much as the text is long.
 * Passwords never pass through it: they are verified as received.
 */
export const cleanText = (text: string | null | undefined): string =>
  streamSafe((text ?? '').replace(unseen, '$1'))
    .normalize('NFC')
    .replace(blank, ' ')
    .trim();

/** Returns whether a value is a text of which cleaning leaves nothing. */
export const isBlankText = (value: unknown): boolean => typeof value === 'string' && !visible.test(value);

/** Returns a text of several lines, each one cleaned as `cleanText` does; every line end becomes `\n`. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    .map((line) => cleanText(line))
    .join('\n')
    .trim();

/** Returns digits that are kept as text, such as a NIF, cleaned and without the blanks that group them. */
export const cleanDigits = (text: string): string => cleanText(text).replaceAll(' ', '');

/** Returns a file's name, cleaned and without folders; control characters are left out of it, not replaced. */
export const cleanFilename = (name: string): string =>
  cleanText((name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ''));

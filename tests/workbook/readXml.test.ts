import { describe, expect, it } from 'vitest';
import { UnreadableWorkbook } from '../../workbook/faults';
import { enough, readXml } from '../../workbook/readXml';

/** Returns what is heard of an XML text, whose bytes come in chunks of this length. */
const heardIn = (bytes: Uint8Array, length = bytes.length) => {
  const heard: unknown[] = [];
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
  };
  let text = '';
  const endText = () => {
    if (text !== '') heard.push(text);
    text = '';
  };
  readXml(chunks(), {
    open: (name, attributes) => {
      endText();
      heard.push([name, { ...attributes }]);
    },
    text: (piece) => {
      text += piece;
    },
    close: (name) => {
      endText();
      heard.push(`/${name}`);
      return name === 'last' ? enough : undefined;
    },
  });
  return heard;
};
const heard = (xml: string, length?: number) => heardIn(new TextEncoder().encode(xml), length);

describe('XML of a workbook', () => {
  it.each<[string, string, unknown[]]>([
    ['an element', '<a></a>', [['a', {}], '/a']],
    ['an empty one', '<a/>', [['a', {}], '/a']],
    ['one with blanks', '<a  />', [['a', {}], '/a']],
    ['a closing tag with blanks', '<a></a \n>', [['a', {}], '/a']],
    ['prefixes', '<x:a y:r="1"></x:a>', [['a', { 'y:r': '1' }], '/a']],
    ['attributes', `<a r = "1"\n t='"'/>`, [['a', { r: '1', t: '"' }], '/a']],
    ['a tag inside an attribute', '<a r="x>y"/>', [['a', { r: 'x>y' }], '/a']],
    ['a slash inside an attribute', '<a r="/xl/a.xml"/>', [['a', { r: '/xl/a.xml' }], '/a']],
    ['an attribute named as what all objects have', '<a __proto__="1"/>', [['a', {}], '/a']],
    ['text', '<a> é 👩‍👩‍👧 </a>', [['a', {}], ' é 👩‍👩‍👧 ', '/a']],
    ['named characters', '<a r="&lt;&quot;">&amp;&gt;&apos;</a>', [['a', { r: '<"' }], "&>'", '/a']],
    ['numbered characters', '<a>&#65;&#x42;&#x1F600;&#13;</a>', [['a', {}], 'AB😀\r', '/a']],
    ['a character named twice', '<a>&amp;lt;</a>', [['a', {}], '&lt;', '/a']],
    ['plain text', '<a>x<![CDATA[<b>&amp;]]]>y</a>', [['a', {}], 'x<b>&amp;]y', '/a']],
    ['comments', '<!-- <b> --><a><!--></a>--></a><!---->', [['a', {}], '/a']],
    ['instructions', '<?xml version="1.0"?><a><?b > ?></a>', [['a', {}], '/a']],
    ['a mark of the byte order', '\ufeff<a/>', [['a', {}], '/a']],
    ['lines that end as in Windows', '<a>x\r\ny\rz</a>', [['a', {}], 'x\ny\nz', '/a']],
    ['nothing after what is needed', '<a><last/><b', [['a', {}], ['last', {}], '/last']],
  ])('%s, wherever its chunks end', (_what, xml, expected) => {
    for (let length = 1; length < xml.length; length += 1) expect(heard(xml, length)).toEqual(expected);
    expect(heard(xml)).toEqual(expected);
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['an entity of its own', '<a>&b;</a>'],
    ['an entity named as what all objects have', '<a>&constructor;</a>'],
    ['a lone ampersand', '<a>1 & 2</a>'],
    ['an ampersand in an attribute', '<a r="1 & 2"/>'],
    ['a character that is none', '<a>&#x110000;</a>'],
    ['the character zero', '<a>&#0;</a>'],
    ['an element without an end', '<a><b></b>'],
    ['a tag without an end', '<a'],
    ['an attribute without an end', '<a r="1></a>'],
    ['an attribute without quotes', '<a r=1></a>'],
    ['an attribute without a value', '<a r></a>'],
    ['a closing tag too many', '<a></a></a>'],
    ['another closing tag', '<a></b>'],
    ['a longer closing tag', '<a></ab>'],
    ['a tag without a name', '<a>< /></a>'],
    ['a comment without an end', '<a/><!-- '],
    ['no XML at all', 'NIF;NIF do estudante'],
    ['elements a thousand deep', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`],
  ])('with %s is refused, wherever its chunks end', (_what, xml) => {
    for (const length of [xml.length, 7, 1]) expect(() => heard(xml, length)).toThrow(UnreadableWorkbook);
  });

  it.each([
    ['a tag', `<a r="${' '.repeat(1_000_000)}"/>`],
    ['a text', `<a>${'x'.repeat(1_000_000)}</a>`],
    ['a comment', `<!--${'x'.repeat(1_000_000)}--><a/>`],
  ])('with %s longer than any cell is refused before it is all there', (_what, xml) =>
    expect(() => heard(xml, 10_000)).toThrow(UnreadableWorkbook),
  );

  it.each([
    ['that begins with the mark of its byte order', '\ufeff<a/>'],
    ['without one', '<a/>'],
  ])('in UTF-16 %s is refused', (_how, xml) => {
    const bytes = new Uint8Array(Uint16Array.from(xml, (character) => character.charCodeAt(0)).buffer);
    expect(() => heardIn(bytes)).toThrow(UnreadableWorkbook);
    expect(() => heardIn(bytes, 2)).toThrow(UnreadableWorkbook);
  });
});

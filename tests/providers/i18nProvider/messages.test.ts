import english from 'ra-language-english';
import portuguese from 'ra-language-portuguese';
import { describe, expect, it } from 'vitest';
import { allMessages } from '../../../providers/i18nProvider/allMessages';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { type Messages, mergeMessages } from '../../../providers/i18nProvider/mergeMessages';
import { messages as own } from '../../../providers/i18nProvider/reactAdmin';
import { messages as statement } from '../../../src/public/accessibility/texts';
import { messages as frame } from '../../../src/public/frame/messages';

const texts = (tree: Messages, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : texts(value, `${path}${key}.`),
  );
const reactAdmin = mergeMessages(own, { ra: frame.ra });
const englishTexts = texts(JSON.parse(JSON.stringify(english)));
const keys = (tree: [string, string][]) => tree.map(([key]) => key).sort();
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

const brazilian =
  /(?<!\p{L})(senhas?|usuários?|salvar|salvo|deletar|excluir|baixar|arquivos?|telas?|você|carregando|cadastr\p{L}+|buscar|login|item|itens|registro|contato|deseja)(?!\p{L})/iu;

describe('the texts of react-admin', () => {
  it('are all there: every key of ra-language-english', () =>
    expect(keys(englishTexts).filter((key) => !new Set(keys(texts(reactAdmin))).has(key))).toEqual([]));

  it('replace every key of ra-language-portuguese, which the built client leaves out', () =>
    expect(keys(texts(portuguese)).filter((key) => !new Set(keys(texts(reactAdmin))).has(key))).toEqual([]));

  it('are none but those of ra-language-english, and the one key of the older base', () =>
    expect(keys(texts(reactAdmin)).filter((key) => !new Set(keys(englishTexts)).has(key))).toEqual([
      'ra.navigation.prev',
    ]));

  it('name no placeholder that react-admin does not fill', () => {
    const own = new Map(texts(reactAdmin));
    for (const [key, text] of englishTexts) {
      const known = placeholders(text);
      expect(known, key).toEqual(expect.arrayContaining(placeholders(own.get(key) ?? '')));
    }
  });
});

describe('every text', () => {
  it('is European Portuguese', () => {
    const all = [...texts(allMessages), ...texts(JSON.parse(JSON.stringify(statement)))];
    const shown = all.map(([key, text]) => [key, text.replaceAll(/%\{\w+\}/g, '')] as const);
    expect(shown.filter(([, text]) => brazilian.test(text))).toEqual([]);
  });

  it('stays as it is when it is no key, such as a validation message', () =>
    expect(i18nProvider.translate('Campo obrigatório.')).toBe('Campo obrigatório.'));

  it('of a field is the label that the server names it by', () =>
    expect(i18nProvider.translate('resources.applications.fields.address.cp4')).toBe(
      'Código postal (4 dígitos)',
    ));
});

describe('merging two sets of texts', () => {
  it('joins groups, and the later text wins', () =>
    expect(mergeMessages({ a: { b: '1', c: '2' } }, { a: { c: '3' }, d: '4' })).toEqual({
      a: { b: '1', c: '3' },
      d: '4',
    }));
});

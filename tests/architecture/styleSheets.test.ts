import { expect, it } from 'vitest';
import { themeVariables } from '../../src/ui/theme/themeVariables';
import { codeFiles, styleSheets, textOf } from './projectFiles';

const allStyles = styleSheets('src').map(textOf).join('\n');
const allComponents = codeFiles('src')
  .filter((path) => path.endsWith('.tsx'))
  .map(textOf)
  .join('\n');

const named = (pattern: RegExp, text = allStyles) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

it('style sheets take their colours and type from the theme', () => {
  const setByComponents = named(/'(--[\w-]+)':/g, allComponents);
  const known = new Set([...Object.keys(themeVariables), ...setByComponents, ...named(/(--[\w-]+): /g)]);
  expect([...named(/var\((--[\w-]+)/g)].filter((name) => name && !known.has(name))).toEqual([]);
});

it('the theme gives style sheets nothing that none of them uses', () => {
  const used = named(/var\((--[\w-]+)/g);
  expect(Object.keys(themeVariables).filter((name) => !used.has(name))).toEqual([]);
});

it('no style sheet looks from the top of the page for what is anywhere in it: every change would style all of it again', () => {
  const fromTheTop = /(?:^|[\s,}])(?:html|body|:root|#root|\.shell)(?![\w-])[^\s,{]*:has\((?!\s*[>+~])/;
  const styles = styleSheets('src', 'resources', 'modules');
  expect(styles.filter((path) => fromTheTop.test(textOf(path)))).toEqual([]);
  expect('}\nbody:has(dialog[open] progress) .overlay {').toMatch(fromTheTop);
});

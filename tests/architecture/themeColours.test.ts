import { expect, it } from 'vitest';
import { themeVariables } from '../../src/app/theme/themeVariables';
import { styleSheets, textOf } from './projectFiles';

const allStyles = styleSheets('src').map(textOf).join('\n');

const named = (pattern: RegExp) => new Set([...allStyles.matchAll(pattern)].map(([, name]) => name));

it('style sheets take their colours and type from the theme', () => {
  const known = new Set([...Object.keys(themeVariables), ...named(/(--[\w-]+): /g)]);
  expect([...named(/var\((--[\w-]+)/g)].filter((name) => name && !known.has(name))).toEqual([]);
});

it('the theme gives style sheets nothing that none of them uses', () => {
  const used = named(/var\((--[\w-]+)/g);
  expect(Object.keys(themeVariables).filter((name) => !used.has(name))).toEqual([]);
});

import { expect, it } from 'vitest';
import { inputBorder, palette } from '../../src/app/theme/palette';
import { textOf } from './projectFiles';

const declared = new Map(
  [...textOf('src/kit/style/base.css').matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

it('the colours of the style sheets are those of the theme', () =>
  expect(Object.fromEntries(declared)).toEqual({
    primary: palette.primary.main,
    'primary-dark': palette.primary.dark,
    'primary-light': palette.primary.light,
    error: palette.error.main,
    'error-light': palette.error.light,
    warning: palette.warning.main,
    success: palette.success.main,
    info: palette.info.main,
    page: palette.background.default,
    paper: palette.background.paper,
    text: palette.text.primary,
    'text-secondary': palette.text.secondary,
    'text-disabled': palette.text.disabled,
    divider: palette.divider,
    'input-border': inputBorder,
    focus: '#f0a53a',
  }));

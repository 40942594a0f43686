import { cornerRadius, focusColor, inputBorder, palette } from './palette';
import { fontFamily } from './typography';

/** Height of the header in pixels; sticky elements keep this distance from the top. */
const headerHeight = 56;

/** The theme's tokens, by the custom properties that style sheets use. */
export const themeVariables = {
  '--primary': palette.primary.main,
  '--primary-dark': palette.primary.dark,
  '--primary-light': palette.primary.light,
  '--error': palette.error.main,
  '--error-dark': palette.error.dark,
  '--error-light': palette.error.light,
  '--warning': palette.warning.main,
  '--warning-light': palette.warning.light,
  '--success': palette.success.main,
  '--success-light': palette.success.light,
  '--info': palette.info.main,
  '--info-light': palette.info.light,
  '--on-colour': palette.primary.contrastText,
  '--page': palette.background.default,
  '--paper': palette.background.paper,
  '--text': palette.text.primary,
  '--text-secondary': palette.text.secondary,
  '--text-disabled': palette.text.disabled,
  '--divider': palette.divider,
  '--input-border': inputBorder,
  '--focus': focusColor,
  '--hover': 'rgb(0 0 0 / 4%)',
  // 10 points: nothing is set smaller.
  '--small': '0.834rem',
  // The widest that a text is set: never more than 100 characters a line.
  '--reading': '44em',
  '--radius': `${cornerRadius}px`,
  '--font': fontFamily,
  '--header-height': `${headerHeight}px`,
};

/** Sets the theme's tokens as custom properties of an element. */
export const setThemeVariables = ({ style }: HTMLElement): void => {
  for (const [name, value] of Object.entries(themeVariables)) style.setProperty(name, value);
};

import { headerHeight } from '../layout/headerHeight';
import { focusColor, inputBorder, palette } from './palette';
import { fontFamily } from './typography';

/** The theme's tokens by the names that the style sheets of src/app know them by. */
const variables = {
  '--primary': palette.primary.main,
  '--primary-dark': palette.primary.dark,
  '--error': palette.error.main,
  '--error-light': palette.error.light,
  '--warning': palette.warning.main,
  '--success': palette.success.main,
  '--on-colour': palette.primary.contrastText,
  '--page': palette.background.default,
  '--paper': palette.background.paper,
  '--text': palette.text.primary,
  '--text-secondary': palette.text.secondary,
  '--divider': palette.divider,
  '--input-border': inputBorder,
  '--focus': focusColor,
  '--font': fontFamily,
  '--header-height': `${headerHeight}px`,
};

/** Gives the style sheets the colours and the type of the theme. */
export const setThemeVariables = ({ style }: HTMLElement): void => {
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
};

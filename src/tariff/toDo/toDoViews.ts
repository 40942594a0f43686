// One file for both: whoever has the one on the page has the other too.
export { MenuFigure } from './MenuFigure';
export { ToDo } from './ToDo';

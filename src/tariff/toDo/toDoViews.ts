// One file for all: whoever has one on the page has the others too.
export { MenuFigure } from './MenuFigure';
export { ToDo } from './ToDo';
export { WeeklyChoice } from './WeeklyMail';

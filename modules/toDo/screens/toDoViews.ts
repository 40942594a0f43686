// One file for all: whoever has one on the page has the others too.
export { ToDo } from './ToDo';
export { ToDoFigure } from './ToDoFigure';
export { WeeklyChoice } from './WeeklyMail';

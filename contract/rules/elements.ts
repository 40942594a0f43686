import { lisbonDaysBetween } from './activation';
import { addLisbonDays, lisbonDate } from './lisbonDay';

/** The most characters of what is asked for, and of an answer. */
export const maxElementsLength = 1000;
/** The most days that a provider can be given for what is missing. */
const maxElementsDays = 90;
/** The days that a provider is given, unless the regulator says otherwise. */
export const elementsDays = 10;

/** Returns the first and last day, as AAAA-MM-DD, until when elements can be asked for at a moment. */
export const elementsDayRange = (now: Date): { first: string; last: string } => ({
  first: lisbonDate(addLisbonDays(now, 1)),
  last: lisbonDate(addLisbonDays(now, maxElementsDays)),
});

/** Returns the days from a moment to the last day for an answer, as AAAA-MM-DD; negative once it is over. */
export const elementsDaysLeft = (dueDate: string, now: Date): number =>
  lisbonDaysBetween(now, new Date(`${dueDate}T12:00:00Z`));

/** The validation messages of elements; form and server show the same text. */
export const elementsMessages = {
  dueDate: 'Insira uma data entre amanhã e os próximos 90 dias.',
  answer: 'Insira documentos ou uma resposta.',
} as const;

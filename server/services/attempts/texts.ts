import { dayMonthYear, lisbonTimeZone } from '../../../contract/rules/lisbonDay';

const clock = new Intl.DateTimeFormat('pt-PT', {
  timeZone: lisbonTimeZone,
  hour: '2-digit',
  minute: '2-digit',
});

const moment = (until: Date) => `das ${clock.format(until)} de ${dayMonthYear(until)}`;

const periods = { hour: 'numa hora', day: 'num dia' } as const;

/** What people read about the limits of their account; `until` is when it counts from zero again. */
export const allowanceTexts = {
  readingNear: (period: keyof typeof periods, until: Date) =>
    `Já consultou a maior parte dos dados que a sua conta pode consultar ${periods[period]}. Se atingir o limite, só poderá voltar a consultar a partir ${moment(until)}.`,
  readingReached: (period: keyof typeof periods, until: Date) =>
    `A sua conta atingiu o limite de dados que pode consultar ${periods[period]}. Pode voltar a consultar a partir ${moment(until)}.`,
  personsNear: (whose: 'account' | 'provider', left: number, until: Date) =>
    `${whose === 'account' ? 'A sua conta' : 'O seu prestador'} está perto do limite de pessoas por dia: ainda pode pedir a elegibilidade de mais ${left}, e de outras a partir ${moment(until)}.`,
  personsReached: (whose: 'account' | 'provider', limit: number, until: Date) =>
    `${whose === 'account' ? 'A sua conta' : 'O seu prestador'} só pode pedir a elegibilidade de ${limit} pessoas por dia. Pode pedir a de outras a partir ${moment(until)}.`,
} as const;

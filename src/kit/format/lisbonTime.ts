/** Formats the calendar day in Portugal that a moment falls on, DD-MM-YYYY. */
export const formatDay = (moment: string | Date): string => {
  const [day, month, year] = partsOf(moment);
  return `${day}-${month}-${year}`;
};

/** Formats a moment in Portuguese time, DD-MM-YYYY HH:mm, wherever the browser is (spec 2.5 and 2.8). */
export const formatMoment = (moment: string | Date): string => {
  const [day, month, year, hour, minute] = partsOf(moment);
  return `${day}-${month}-${year} ${hour}:${minute}`;
};

/** Formats a moment as `formatMoment` does, with its seconds, DD-MM-YYYY HH:mm:ss. */
export const formatMomentWithSeconds = (moment: string | Date): string =>
  // Offsets of Portuguese time are whole minutes.
  `${formatMoment(moment)}:${String(new Date(moment).getUTCSeconds()).padStart(2, '0')}`;

/** Formats a moment for a datetime-local input, in Portuguese time. */
export const lisbonTyped = (moment: string): string => {
  const [day, month, year = '', hour, minute] = partsOf(moment);
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
};

const zone = 'Europe/Lisbon';

/** Returns day, month, year, hour and minute. */
const partsOf = (moment: string | Date) => {
  lisbon ??= new Intl.DateTimeFormat('pt-PT', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return lisbon.format(new Date(moment)).split(/\D+/);
};

/** Created when the first date is shown: a formatter costs a browser more than all else that our modules do on load. */
let lisbon: Intl.DateTimeFormat | undefined;

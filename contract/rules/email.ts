import { fieldLengths } from './limits';

const pattern = /^[A-Za-z0-9._%+'-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,9}$/;

/** Returns whether a text matches the e-mail pattern, with a domain suffix of 2 to 9 letters (spec 5). */
export const isEmail = (text: string): boolean => text.length <= fieldLengths.email && pattern.test(text);

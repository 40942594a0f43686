import { z } from 'zod';
import { cleanDigits, cleanFilename, cleanText } from '../rules/cleanText';
import { isEmail } from '../rules/email';
import { fieldLengths } from '../rules/limits';
import { isNif } from '../rules/nif';
import { isCp3, isCp4 } from '../rules/postalCode';
import { maxFilenameLength } from '../rules/uploads';
import { validationMessages } from '../rules/validationMessages';

/**
 * Returns what cleans a text of which at most `max` characters are kept. One that came with more than accents written
 * apart and blanks around it explain stays as it is, for its length to be refused: nothing is done with a text of any length.
 */
export const cleaningUpTo =
  (max: number, clean: (text: string) => string) =>
  (text: string): string =>
    text.length > 2 * max + 100 ? text : clean(text);

/** Builds the schema of a text that people read or search, of at most so many characters once cleaned (spec 7.1, Text). */
export const textUpTo = (max: number, clean: (text: string) => string = cleanText) =>
  z.string().overwrite(cleaningUpTo(max, clean)).max(max, validationMessages.tooLong(max));

/** Such a text whose length a rule of its own limits, to no more than that of an e-mail address. */
export const text = z.string().overwrite(cleaningUpTo(fieldLengths.email, cleanText));

/** The name of an uploaded file. */
export const filename = textUpTo(maxFilenameLength, cleanFilename);

/** Digits kept as text; the blanks that group them are not part of them. */
export const digits = z.string().overwrite(cleaningUpTo(fieldLengths.email, cleanDigits));

/** The tax number of a natural person. */
export const nif = digits.refine(isNif, validationMessages.nif);

/** The parts of a postal code. */
export const cp4 = digits.refine(isCp4, validationMessages.postalCode);
export const cp3 = digits.refine(isCp3, validationMessages.postalCode);

/** A required e-mail address. */
export const email = text.min(1, validationMessages.required).refine(isEmail, validationMessages.email);

/** A part of an e-mail address, to search by. */
export const emailPart = textUpTo(fieldLengths.email);

import { z } from 'zod';
import { cleanDigits, cleanFilename, cleanText } from '../rules/cleanText';
import { isEmail } from '../rules/email';
import { fieldLengths } from '../rules/limits';
import { isNif } from '../rules/nif';
import { isCp3, isCp4 } from '../rules/postalCode';
import { maxFilenameLength } from '../rules/uploads';
import { validationMessages } from '../rules/validationMessages';

/** A text that people read or search, cleaned before it is measured (spec 7.1, Text). */
export const text = z.string().overwrite(cleanText);

/** Builds the schema of such a text, of at most so many characters. */
export const textUpTo = (max: number) => text.max(max, validationMessages.tooLong(max));

/** The name of an uploaded file. */
export const filename = z
  .string()
  .overwrite(cleanFilename)
  .max(maxFilenameLength, validationMessages.tooLong(maxFilenameLength));

/** Digits kept as text; the blanks that group them are not part of them. */
export const digits = z.string().overwrite(cleanDigits);

/** The tax number of a natural person. */
export const nif = digits.refine(isNif, validationMessages.nif);

/** The parts of a postal code. */
export const cp4 = digits.refine(isCp4, validationMessages.postalCode);
export const cp3 = digits.refine(isCp3, validationMessages.postalCode);

/** A required e-mail address. */
export const email = text.min(1, validationMessages.required).refine(isEmail, validationMessages.email);

/** A part of an e-mail address, to search by. */
export const emailPart = textUpTo(fieldLengths.email);

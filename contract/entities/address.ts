import { z } from 'zod';
import { fieldLengths } from '../rules/limits';
import { validationMessages } from '../rules/validationMessages';
import { cp3, cp4, digits, text, textUpTo } from './text';

/**
 * The schemas with which the address list, a call and a form represent an address: ids, looked-up parts, and
 * typed parts.
 */
interface AddressKinds<Id extends z.ZodType, LookedUp extends z.ZodType, Typed extends z.ZodType> {
  id: Id;
  lookedUp: LookedUp;
  typed: (text: z.ZodString) => Typed;
}

/** Builds the parts of an address that the postal code determines, apart from the code itself (spec 3, Address). */
const lookedUpParts = <Id extends z.ZodType, LookedUp extends z.ZodType, Typed extends z.ZodType>({
  id,
  lookedUp,
  typed,
}: AddressKinds<Id, LookedUp, Typed>) => ({
  postalDesignation: lookedUp,
  arteryDesignation: typed(textUpTo(fieldLengths.arteryDesignation)),
  localityId: id,
  locality: lookedUp,
  parishId: id,
  parish: lookedUp,
  countyId: id,
  county: lookedUp,
  districtId: id,
  district: lookedUp,
});

/** Builds the parts that only the citizen knows. */
const ownParts = <Typed extends z.ZodType>(typed: (text: z.ZodString) => Typed) => ({
  doorNumber: typed(textUpTo(fieldLengths.doorNumber)),
  floor: typed(textUpTo(fieldLengths.floor)),
  floorSuffix: typed(textUpTo(fieldLengths.floorSuffix)),
});

const id = z.int32().positive();
const lookedUpText = textUpTo(200);
const chosenParts = {
  id,
  cp4,
  cp3,
  ...lookedUpParts({ id, lookedUp: lookedUpText, typed: (text) => text }),
};

/** A row of the address search; `arteryLocalInfo` goes after the street designation (spec 3). */
export const lookedUpAddress = z.object({ ...chosenParts, arteryLocalInfo: lookedUpText.nullish() });
export type LookedUpAddress = z.infer<typeof lookedUpAddress>;

/** An address in a request: a looked-up one with door, floor and side (spec 3). */
export const address = z.object({ ...chosenParts, ...ownParts((text) => text.nullish()) });
export type Address = z.infer<typeof address>;

/** Makes a text field a form field: an emptied one holds null, but the rules expect text. */
export const formText = (text: z.ZodString) => text.nullish().transform((value) => value ?? '');

/**
 * An address in a form; `id` is null until one is chosen from the list (spec 2.3 and 3). Absent and null mean
 * the same, and a part missing from the list does not make the form invalid: `checkApplication` decides what
 * is required.
 */
export const addressForm = z.object({
  id: z.number().nullable(),
  cp4: formText(digits.max(fieldLengths.cp4, validationMessages.postalCode)),
  cp3: formText(digits.max(fieldLengths.cp3, validationMessages.postalCode)),
  ...lookedUpParts({
    id: z
      .number()
      .nullish()
      .transform((value) => value ?? undefined),
    lookedUp: formText(text),
    typed: formText,
  }),
  ...ownParts(formText),
});
/** The values of an address group while it is being filled in, and after validation. */
export type AddressFormInput = z.input<typeof addressForm>;
export type AddressFormValues = z.output<typeof addressForm>;

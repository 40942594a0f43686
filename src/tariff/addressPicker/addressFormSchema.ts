import { z } from 'zod';
import { fieldLengths } from '../../../contract/rules/limits';
import { messages } from '../../../contract/rules/messages';

const text = (max: number) =>
  z
    .string()
    .max(max, messages.tooLong(max))
    .nullish()
    .transform((value) => value ?? '');
const lookedUpText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
// Absent and null mean the same; a part that the list lacks must not make the form invalid.
const lookedUpId = z
  .number()
  .nullish()
  .transform((id) => id ?? undefined);

/** An address in a form; `id` is null until one was chosen from the list (spec 2.3 and 3). */
export const addressFormSchema = z.object({
  id: z.number().nullable(),
  cp4: text(fieldLengths.cp4),
  cp3: text(fieldLengths.cp3),
  postalDesignation: lookedUpText,
  arteryDesignation: text(fieldLengths.arteryDesignation),
  localityId: lookedUpId,
  locality: lookedUpText,
  parishId: lookedUpId,
  parish: lookedUpText,
  countyId: lookedUpId,
  county: lookedUpText,
  districtId: lookedUpId,
  district: lookedUpText,
  doorNumber: text(fieldLengths.doorNumber),
  floor: text(fieldLengths.floor),
  floorSuffix: text(fieldLengths.floorSuffix),
});

/** The values of an address group in a form. */
export type AddressFormInput = z.input<typeof addressFormSchema>;

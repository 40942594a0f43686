import { z } from 'zod';
import { fieldLengths } from '../rules/limits';
import { messages } from '../rules/messages';
import { isCp3, isCp4 } from '../rules/postalCode';

const id = z.int32().positive();
const text = (max: number) => z.string().max(max, messages.tooLong(max));
const lookedUpText = text(200);

/** The parts of an address that the postal code determines (spec 3, Address). */
const lookedUpParts = {
  id,
  cp4: z.string().refine(isCp4, messages.postalCode),
  cp3: z.string().refine(isCp3, messages.postalCode),
  postalDesignation: lookedUpText,
  arteryDesignation: text(fieldLengths.arteryDesignation),
  localityId: id,
  locality: lookedUpText,
  parishId: id,
  parish: lookedUpText,
  countyId: id,
  county: lookedUpText,
  districtId: id,
  district: lookedUpText,
};

/** A row of the address search; `arteryLocalInfo` belongs behind the street designation (spec 3). */
export const lookedUpAddress = z.object({ ...lookedUpParts, arteryLocalInfo: lookedUpText.nullish() });
export type LookedUpAddress = z.infer<typeof lookedUpAddress>;

/** An address as a request carries it: a looked-up one with door, floor and side (spec 3). */
export const address = z.object({
  ...lookedUpParts,
  doorNumber: text(fieldLengths.doorNumber).nullish(),
  floor: text(fieldLengths.floor).nullish(),
  floorSuffix: text(fieldLengths.floorSuffix).nullish(),
});
export type Address = z.infer<typeof address>;

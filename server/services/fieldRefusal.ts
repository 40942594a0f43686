import { Refusal } from './refusal';

/** A refusal of what a call carries, naming the field as a person knows it (api.md, "Errors"). */
export const fieldRefusal = (label: string, message: string): Refusal =>
  new Refusal('badRequest', `${label}: ${message}`);

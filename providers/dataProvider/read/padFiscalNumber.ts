import { fieldLengths } from '../../../contract/rules/limits';

/** A tax number as text; a server that sends numbers loses nothing but leading zeros (api.md, "Settled questions"). */
export const padFiscalNumber = <T extends string | number | null | undefined>(nif: T) =>
  nif === null || nif === undefined || nif === '' ? undefined : String(nif).padStart(fieldLengths.nif, '0');

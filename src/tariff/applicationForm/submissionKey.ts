import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RequestFormInput } from '../../../contract/entities/request';
import { asText } from '../../kit/leaving/asText';

/**
 * Returns the Idempotency-Key of a form: the same for every attempt, even from a restored draft; a new one
 * when a value changes, and for the next request (spec 8, Submit/recheck). Hashes without WebCrypto, which
 * needs https.
 */
export const submissionKey = ({ formId, ...values }: RequestFormInput & { formId: string }): string =>
  `${formId}-${bytesToHex(sha256(utf8ToBytes(asText(values))))}`;

import { openApiDocument } from './openApiDocument';
import { type ReferenceDocument, withCodeSamples } from './reference/codeSamples';

let document: ReferenceDocument | undefined;

/** Returns the OpenAPI document with code to copy for each call, which tries it in the sandbox of this installation. */
export const referenceDocument = (publicUrl: string): ReferenceDocument => {
  document ??= withCodeSamples({ ...openApiDocument() } as ReferenceDocument, `${publicUrl}/sandbox/api`);
  return document;
};

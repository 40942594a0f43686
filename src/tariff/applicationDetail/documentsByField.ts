import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import { fileType } from '../../../contract/entities/fileType';
import {
  certificateFields,
  type DocumentField,
  documentFields,
  documentLists,
} from '../../../contract/rules/requestParts';

/** The documents of an application by the field that holds them. */
export type DocumentsByField = Readonly<Record<DocumentField, readonly FileReference[]>>;

/**
 * Returns whether the answer lacks documents that the application must have, so that get-files is needed
 * (spec 7, get-files).
 */
export const lacksDocuments = (application: Application): boolean => {
  const lacksSome = (fields: readonly DocumentField[]) => fields.some((field) => !application[field]);
  return Boolean(
    (application.isStudent && lacksSome(certificateFields)) ||
      (application.applicantProvidedRequiredDocuments && lacksSome(documentLists)),
  );
};

/** The file type under which the server lists the documents of each field. */
const typeOf = {
  studentRegistrationCertificateFile: fileType.studentRegistrationCertificateFile,
  studentAddressCertificateFile: fileType.studentAddressCertificateFile,
  socialSecurityFiles: fileType.socialSecurityFile,
  taxCustomsAuthorityFiles: fileType.taxCustomsAuthorityFile,
} as const satisfies Record<DocumentField, number>;

/** Returns the field that holds the documents of a type; undefined if there is none. */
export const fieldOfType = (type: number): DocumentField | undefined =>
  documentFields.find((field) => typeOf[field] === type);

/** Returns the documents named in the application, completed from the list of its files (spec 2.8). */
export const documentsByField = (
  application: Application,
  listed: readonly FileReference[] = [],
): DocumentsByField => {
  const documentsOf = (field: DocumentField) => {
    const named = application[field];
    return named ? [named].flat() : listed.filter((file) => file.resourceFileTypeId === typeOf[field]);
  };
  return {
    studentRegistrationCertificateFile: documentsOf('studentRegistrationCertificateFile'),
    studentAddressCertificateFile: documentsOf('studentAddressCertificateFile'),
    socialSecurityFiles: documentsOf('socialSecurityFiles'),
    taxCustomsAuthorityFiles: documentsOf('taxCustomsAuthorityFiles'),
  };
};

/** Returns whether a document of an application still waits for its scan. */
export const isBeingScanned = (documents: DocumentsByField): boolean =>
  allDocuments(documents).some(({ file }) => file.scan === 'pending');

/** A document and the field that holds it. */
export interface HeldDocument {
  readonly file: FileReference;
  readonly field: DocumentField;
  /** Whether it came with the answer to what the regulator asked for. */
  readonly isNew?: boolean;
}

/** Returns all documents of an application, in the order of their fields. */
export const allDocuments = (documents: DocumentsByField): HeldDocument[] =>
  documentFields.flatMap((field) => documents[field].map((file) => ({ file, field })));

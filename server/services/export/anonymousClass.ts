import type { ApplicationKind } from '../../../contract/rules/applicationMoves';

/** What the anonymised export tells of an application; null where it does not tell. */
export interface AnonymousClass {
  kind: ApplicationKind | null;
  statusId: number | null;
  /** Quarter of creation, as AAAA-TN. */
  quarter: string | null;
  district: string | null;
  isStudent: boolean | null;
  hasDocuments: boolean | null;
  wasActivatedLate: boolean | null;
}

/** How many applications are alike in everything that the export tells. */
export interface AnonymousGroup extends AnonymousClass {
  count: number;
}

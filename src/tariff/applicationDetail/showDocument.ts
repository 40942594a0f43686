import { createContext, useContext } from 'react';
import type { Application } from '../../../contract/entities/application';
import type { RequestPerson } from '../../../contract/rules/judgeDocument';
import type { HeldDocument } from './documentsByField';

/** What a viewer of documents is given. */
export interface ViewerProps {
  /** The application that the documents belong to. */
  application: Pick<Application, 'id' | 'applicationStatusId'>;
  /** At least one. */
  documents: readonly [HeldDocument, ...HeldDocument[]];
  /** Whom the request is about, to compare the documents with. */
  people: readonly RequestPerson[];
  /** The id of the document that is shown; the first one when undefined or unknown. */
  chosen: number | undefined;
  onChoose: (resourceFileId: number) => void;
  /** Closes the viewer where it is a sheet above the page; undefined where it stands beside the data. */
  onClose?: (() => void) | undefined;
}

/** A function that shows a document in the viewer of the page. */
type ShowDocument = (resourceFileId: number) => void;

/** Provides `useShowDocument`. */
export const ShowDocumentContext = createContext<ShowDocument | undefined>(undefined);

/** Returns a function that shows a document in the viewer of the page; undefined where there is no viewer. */
export const useShowDocument = (): ShowDocument | undefined => useContext(ShowDocumentContext);

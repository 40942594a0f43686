import type { ReactNode } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import { useCachedRow } from '../../kit/data/queries';
import type { HeldDocument } from '../applicationDetail/documentsByField';
import type { ViewerProps } from '../applicationDetail/showDocument';
import { useElementsQuery } from './useElements';

interface NewDocumentsFirstProps {
  shown: ViewerProps;
  view: (props: ViewerProps) => ReactNode;
}

/** The documents of a request, those of the answer to what was asked for in front of the others, marked as new. */
export const NewDocumentsFirst = ({ shown, view }: NewDocumentsFirstProps) => {
  const { application, documents } = shown;
  const { elements, isPending } = useElementsQuery(application);
  const isAnswered = useCachedRow<ApplicationRow>(application.id)?.elements?.isAnswered;
  // Otherwise an old one would be shown, and recorded as seen, until the new one is known.
  if (isAnswered && isPending) return null;
  const newIds = new Set(elements?.documents.map(({ resourceFileId }) => resourceFileId));
  const isNew = ({ file }: HeldDocument) => newIds.has(file.resourceFileId);
  const [first = documents[0], ...others] = [
    ...documents.filter(isNew).map((document) => ({ ...document, isNew: true })),
    ...documents.filter((document) => !isNew(document)),
  ];
  return view({ ...shown, documents: [first, ...others] });
};

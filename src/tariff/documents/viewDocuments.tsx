import { Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { PageSkeleton } from '../../ui/page/PageSkeleton';
import type { ViewerProps } from '../applicationDetail/showDocument';

const DocumentViewer = loadable(async () => (await import('./DocumentViewer')).DocumentViewer);
const DocumentSheet = loadable(async () => (await import('./DocumentSheet')).DocumentSheet);

/** Renders the viewer of a request's documents, whose code loads with the first one. */
export const viewDocuments = ({ onClose, ...shown }: ViewerProps) =>
  onClose ? (
    <Suspense>
      <DocumentSheet {...shown} onClose={onClose} />
    </Suspense>
  ) : (
    <Suspense fallback={<PageSkeleton />}>
      <DocumentViewer {...shown} />
    </Suspense>
  );

import { Sheet } from '../../ui/dialog/Sheet';
import type { ViewerProps } from '../applicationDetail/showDocument';
import { DocumentViewer } from './DocumentViewer';
import { documentTexts } from './texts';

interface DocumentSheetProps extends Omit<ViewerProps, 'onClose'> {
  onClose: () => void;
}

/** The documents of a request over the whole screen. */
export const DocumentSheet = ({ onClose, ...viewer }: DocumentSheetProps) => (
  <Sheet title={documentTexts.title} closeText={documentTexts.close} onClose={onClose}>
    <DocumentViewer {...viewer} />
  </Sheet>
);

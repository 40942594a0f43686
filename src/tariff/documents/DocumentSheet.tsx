import { useTranslate } from 'ra-core';
import { Sheet } from '../../ui/dialog/Sheet';
import type { ViewerProps } from '../applicationDetail/showDocument';
import { DocumentViewer } from './DocumentViewer';

interface DocumentSheetProps extends Omit<ViewerProps, 'onClose'> {
  onClose: () => void;
}

/** The documents of a request over the whole screen. */
export const DocumentSheet = ({ onClose, ...viewer }: DocumentSheetProps) => {
  const translate = useTranslate();
  return (
    <Sheet title={translate('documents.title')} closeText={translate('documents.close')} onClose={onClose}>
      <DocumentViewer {...viewer} />
    </Sheet>
  );
};

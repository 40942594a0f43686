import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useTranslateLabel } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileReference } from '../../../contract/entities/file';
import { type DocumentFacts, judgeDocument } from '../../../contract/rules/judgeDocument';
import { certificateFields } from '../../../contract/rules/requestParts';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { DownloadButton } from '../../kit/detail/DownloadButton';
import { Alert } from '../../ui/alert/Alert';
import { PageSkeleton } from '../../ui/page/PageSkeleton';
import { type OpenPdf, openPdf, preparePdf } from '../../ui/pdf/openPdf';
import { PdfViewer } from '../../ui/pdf/PdfViewer';
import { Tabs } from '../../ui/tabs/Tabs';
import { useTellReadings } from '../applicationDetail/documentReadings';
import type { HeldDocument } from '../applicationDetail/documentsByField';
import { contentToShow, documentContentKey } from '../applicationDetail/prefetchDetail';
import type { ViewerProps } from '../applicationDetail/showDocument';
import { DocumentHints } from './DocumentHints';
import { readFacts } from './readFacts';
import { documentTexts, pdfTexts } from './texts';
import './documents.css';

/** The documents of a request, one per tab; the server records each one opened, as it does a download. */
export const DocumentViewer = (props: Omit<ViewerProps, 'onClose'>) => {
  const { application, documents, people, chosen, onChoose } = props;
  const translateLabel = useTranslateLabel();
  const keyOf = ({ file }: HeldDocument) => String(file.resourceFileId);
  const student = people.find(({ about }) => about === 'student');
  const open = documents.find(({ file }) => file.resourceFileId === chosen) ?? documents[0];
  return (
    <div className="kit-screen-only">
      <section className="document-viewer" aria-label={documentTexts.title}>
        <Tabs
          name={documentTexts.title}
          tabs={documents.map((document) => ({
            key: keyOf(document),
            text: document.file.filename,
            mark: document.isNew ? documentTexts.isNew : undefined,
          }))}
          open={keyOf(open)}
          onOpen={(key) => onChoose(Number(key))}
        >
          <p className="field">
            {String(translateLabel({ source: open.field }))}
            {student && isOfStudent(open) && (
              <strong>{documentTexts.student(student.fullName ?? '', student.fiscalNumber ?? '')}</strong>
            )}
          </p>
          {open.file.scan ? (
            <Alert severity={severities[open.file.scan]} role="status">
              {documentTexts[open.file.scan]}
            </Alert>
          ) : (
            <ShownDocument key={keyOf(open)} application={application} file={open.file} people={people} />
          )}
        </Tabs>
      </section>
    </div>
  );
};

const isOfStudent = ({ field }: HeldDocument) => certificateFields.some((one) => one === field);

const severities = { pending: 'info', unscannable: 'warning', infected: 'error' } as const;

/** In milliseconds: the open document comes first, then the viewer is prepared for the next one. */
const preparedAfter = 500;

interface ShownDocumentProps extends Pick<ViewerProps, 'application' | 'people'> {
  file: FileReference;
}

const ShownDocument = ({ application, file: { resourceFileId, filename }, people }: ShownDocumentProps) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const { data: file, isError } = useQuery({
    queryKey: ['shownDocument', resourceFileId],
    queryFn: () => contentToShow(queryClient, dataProvider, resourceFileId),
    // A document never changes once it is handed in, and each time it is shown counts as a view of its own.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  const early = useOpenedEarly(resourceFileId);
  const [pdf, setPdf] = useState<OpenPdf>();
  const [facts, setFacts] = useState<DocumentFacts>();
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  const tellReadings = useTellReadings();
  const tell = useEvent((read: DocumentFacts | undefined) => {
    setFacts(read);
    tellReadings(application.id, read ? judgeDocument(read, people, new Date()) : []);
  });

  useEffect(() => {
    if (!file) return;
    let isGone = false;
    const opening = early(file) ?? openPdf(file);
    opening.then((opened) => isGone || setPdf(opened), fail);
    return () => {
      isGone = true;
      opening.then(({ close }) => close(), fail);
    };
  }, [file, fail, early]);

  useEffect(() => {
    if (pdf) void readFacts(pdf).then(tell);
  }, [pdf, tell]);

  useEffect(() => {
    if (isError || hasFailed) tell(undefined);
  }, [isError, hasFailed, tell]);

  useEffect(() => {
    if (!pdf) return;
    const timer = setTimeout(() => void preparePdf().catch(() => undefined), preparedAfter);
    return () => clearTimeout(timer);
  }, [pdf]);

  if (isError || hasFailed)
    return (
      <Alert
        severity="warning"
        outline="quiet"
        action={
          <DownloadButton
            filename={filename}
            fetchFile={() => dataProvider.downloadDocument(resourceFileId, { form: 'shown' })}
            failureMessage="applicationDetail.failure.document"
          />
        }
      >
        {isError ? documentTexts.notLoaded : documentTexts.notShown}
      </Alert>
    );
  return (
    <>
      <DocumentHints facts={facts} people={people} hasKey />
      {pdf ? <PdfViewer pdf={pdf} texts={pdfTexts} onFailure={fail} /> : <PageSkeleton />}
    </>
  );
};

/**
 * Starts to open a prefetched document while the server records the view; it is shown only after that.
 * Returns a function that hands over, once, the opening that was started for the given content.
 */
const useOpenedEarly = (resourceFileId: number) => {
  const queryClient = useQueryClient();
  const opened = useRef<{ file: Blob; opening: Promise<OpenPdf> }>(undefined);
  const take = useCallback((file?: Blob) => {
    const { current } = opened;
    opened.current = undefined;
    if (current?.file === file) return current?.opening;
    current?.opening.then(({ close }) => close()).catch(() => undefined);
    return undefined;
  }, []);
  useEffect(() => {
    const file = queryClient.getQueryData<Blob>(documentContentKey(resourceFileId));
    if (!file) return void preparePdf().catch(() => undefined);
    const opening = openPdf(file);
    // The caller that takes the opening handles its failure.
    opening.catch(() => undefined);
    opened.current = { file, opening };
    return () => void take();
  }, [queryClient, resourceFileId, take]);
  return take;
};

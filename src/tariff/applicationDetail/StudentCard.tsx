import { useCanAccess, useDataProvider, useTranslate, useTranslateLabel } from 'ra-core';
import type { Address } from '../../../contract/entities/address';
import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import { padCp3, padCp4 } from '../../../contract/rules/postalCode';
import { fieldsWith } from '../../../contract/rules/requestFields';
import { addressParts, certificateFields } from '../../../contract/rules/requestParts';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { DownloadButton, useDownload } from '../../kit/detail/DownloadButton';
import { RecordValues } from '../../kit/detail/RecordValues';
import { Button, IconButton } from '../../ui/buttons/Button';
import { Stack } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { ReadOnlyGroup } from '../../ui/values/ReadOnlyGroup';
import type { DocumentsByField } from './documentsByField';
import { useShowDocument } from './showDocument';
import { originalTexts } from './texts';
import './documentList.css';

interface StudentCardProps {
  application: Application;
  documents: DocumentsByField;
}

/** The displaced student of a student request (spec 2.8, university student). */
export const StudentCard = ({ application, documents }: StudentCardProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return (
    <Section title={translate('applicationDetail.card.student')}>
      <RecordValues
        record={{ ...application, isStudent: translate('kit.inputs.yes') }}
        fields={['isStudent', ...fieldsWith({ about: 'student', kind: 'text' })]}
        wide="isStudent"
      />
      <ReadOnlyGroup title={String(translateLabel({ source: 'studentAddress' }))}>
        <AddressFields address={application.studentAddress} />
      </ReadOnlyGroup>
      <RecordValues
        record={{
          studentRegistrationCertificateFile: (
            <DocumentList files={documents.studentRegistrationCertificateFile} />
          ),
          studentAddressCertificateFile: <DocumentList files={documents.studentAddressCertificateFile} />,
        }}
        fields={certificateFields}
      />
    </Section>
  );
};

/** The parts of an address, with the postal code in two fields (spec 2.8, tax address). */
export const AddressFields = ({ address }: { address: Address | null | undefined }) => (
  <RecordValues
    record={{
      ...address,
      cp4: address?.cp4 && padCp4(address.cp4),
      cp3: address?.cp3 && padCp3(address.cp3),
    }}
    fields={addressParts}
    wide="arteryDesignation"
    minColumnWidth={140}
  />
);

/** Downloads a document exactly as it was handed in, with its metadata, which the audit tells. */
const OriginalButton = ({ resourceFileId, filename }: FileReference) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { download, isPending } = useDownload({
    filename,
    fetchFile: () => dataProvider.downloadDocument(resourceFileId, { form: 'original' }),
    failureMessage: 'applicationDetail.failure.document',
  });
  return (
    <Button
      size="small"
      className="kit-screen-only"
      aria-label={originalTexts.download(filename)}
      aria-busy={isPending}
      onClick={download}
    >
      {originalTexts.label}
    </Button>
  );
};

/** For each document a button that shows it and one that downloads it, or a dash (spec 2.8, download buttons). */
export const DocumentList = ({ files }: { files: readonly FileReference[] }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const show = useShowDocument();
  // Whoever handed documents in gets them as they were; the regulator gets the original only if it asks for it.
  const { canAccess: isRegulator = false } = useCanAccess({
    resource: 'backofficeApplications',
    action: 'show',
  });
  if (files.length === 0) return '—';
  return (
    <Stack gap="tight" className="document-list">
      {files.map((file) => (
        <span key={file.resourceFileId} className="kit-printed" data-printed={file.filename}>
          {show && !file.scan && (
            <IconButton
              icon="visible"
              className="kit-screen-only"
              aria-label={translate('applicationDetail.documents.showOne', { filename: file.filename })}
              onClick={() => show(file.resourceFileId)}
            />
          )}
          <DownloadButton
            filename={file.filename}
            fetchFile={() =>
              dataProvider.downloadDocument(
                file.resourceFileId,
                isRegulator ? { form: 'withoutMetadata' } : undefined,
              )
            }
            failureMessage="applicationDetail.failure.document"
            scan={file.scan}
          />
          {isRegulator && !file.scan && <OriginalButton {...file} />}
        </span>
      ))}
    </Stack>
  );
};

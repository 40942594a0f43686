import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNavigate, useTranslateLabel, useUpdate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import type { Address, LookedUpAddress } from '../../contract/entities/address';
import type { AddressChange, Application, ApplicationRow } from '../../contract/entities/application';
import { type RequestFormValues, requestForm } from '../../contract/entities/request';
import { paths } from '../../contract/paths';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { idOf } from '../../contract/rules/idOf';
import { fixedAddressParts } from '../../contract/rules/requestParts';
import { useAction } from '../../src/kit/actions/useAction';
import { useCachedRow } from '../../src/kit/data/queries';
import { BackButton } from '../../src/kit/detail/BackButton';
import { useIsLeaving } from '../../src/kit/navigation/useIsLeaving';
import {
  ApplicationFormFrame,
  type SendRequest,
} from '../../src/tariff/applicationForm/ApplicationFormFrame';
import { useLoadedRequest } from '../../src/tariff/applicationForm/useLoadedRequest';
import { Alert } from '../../src/ui/alert/Alert';
import { Button } from '../../src/ui/buttons/Button';
import { Bullets, Row } from '../../src/ui/layout/Stack';
import { AddressText } from '../../src/ui/values/AddressText';
import { addressChangeTexts, editTexts } from './texts';

/** The resources whose cached lists and records an edit makes stale. */
const changedResources = ['applications', 'applicationFiles', 'maintenanceRequests'];

const mayBeEdited = (application: Application) =>
  application.isAnnualMaintenance && application.applicationStatusId === applicationStatus.submitted;

/** The form that edits a submitted maintenance request (spec 2.9). */
export const MaintenanceRequestEdit = () => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { id: named = '' } = useParams();
  const id = idOf(named);
  const request = useLoadedRequest(named, () => navigate(paths.applications, { replace: true }));
  const row = useCachedRow<ApplicationRow>(named);
  const [update] = useUpdate<RequestFormValues & { id: number }>();

  const send: SendRequest = (values, answers, meta) =>
    update('maintenanceRequests', { id, data: values, meta }, answers);
  const goBack = () => navigate(-1);
  const isLeaving = useIsLeaving();
  const close = () => {
    // Whoever has gone back meanwhile would be taken one page further.
    if (isLeaving()) return void queryClient.invalidateQueries();
    goBack();
    for (const resource of changedResources) queryClient.removeQueries({ queryKey: [resource] });
  };
  const accepted = request && mayBeEdited(request.application) ? withListedAddresses(request) : undefined;
  const { start, isRunning } = useAction<RequestFormValues>({
    run: (data) => dataProvider.update('maintenanceRequests', { id, data, previousData: { id } }),
    successMessage: editTexts.submitted,
    failureMessage: 'applicationForm.failed',
    onSuccess: close,
  });
  const acceptButton = accepted && (
    <Button variant="contained" loading={isRunning} onClick={() => start(accepted)}>
      {addressChangeTexts.accept}
    </Button>
  );

  return (
    <ApplicationFormFrame
      key={id}
      draftName={`maintenanceRequests.edit.${id}`}
      title={editTexts.title}
      before={<BackButton onClick={goBack} />}
      defaultValues={request?.values}
      provider={request?.provider}
      sameName="replace"
      isEmailLocked
      keepsPeople
      addressNotes={request && addressNotes(request.application, row, acceptButton)}
      {...(request && !mayBeEdited(request.application) && { blockedReason: editTexts.notSubmitted })}
      texts={editTexts}
      access={{ resource: 'maintenanceRequests', action: 'edit' }}
      send={send}
      onClose={close}
    />
  );
};

/** Returns a notice for each address that has changed; of the tax address if it is not known which one has. */
const addressNotes = (
  application: Application,
  row: ApplicationRow | undefined,
  acceptButton: ReactNode,
): Partial<Record<AddressChange['field'], ReactNode>> => {
  // A back end without our fields says it in the list only.
  const hasChanged = application.hasAddressChanged ?? row?.hasAddressChanged ?? false;
  if (!hasChanged || !mayBeEdited(application)) return {};
  const known = application.addressChanges ?? [];
  const changes = known.length > 0 ? known : [{ field: 'address' as const, listed: undefined }];
  const notices = changes.map(({ field, listed }, index) => [
    field,
    <AddressChangeNotice
      key={field}
      address={application[field]}
      listed={listed}
      takesFocus={index === 0}
      acceptButton={index === 0 && acceptButton}
    />,
  ]);
  return Object.fromEntries(notices);
};

/**
 * Returns the values of a request with what the address list has now for each address that has changed, its street, door
 * and floor kept; undefined unless every one of them is still the same row of the list.
 */
const withListedAddresses = ({ application, values }: LoadedRequest): RequestFormValues | undefined => {
  const changes = application.addressChanges ?? [];
  if (changes.length === 0) return undefined;
  const addresses: Record<string, unknown> = {};
  for (const { field, listed } of changes) {
    if (!listed) return undefined;
    const { arteryDesignation: _street, arteryLocalInfo: _place, ...determined } = listed;
    addresses[field] = { ...values[field], ...determined };
  }
  return requestForm.safeParse({ ...values, ...addresses }).data;
};

type LoadedRequest = NonNullable<ReturnType<typeof useLoadedRequest>>;

interface AddressChangeNoticeProps {
  /** The address in the request. */
  address: Address | null | undefined;
  /** The address as the list has it now; null if the list has it no longer, undefined if nothing is known. */
  listed: LookedUpAddress | null | undefined;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  /** Takes over what the list has, where that is certain. */
  acceptButton: ReactNode;
}

/** Says above an address that it has changed, and how as far as that is known (spec 2.7). */
const AddressChangeNotice = ({ address, listed, takesFocus, acceptButton }: AddressChangeNoticeProps) => {
  const translateLabel = useTranslateLabel();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const parts = listed && address ? changedParts(address, listed) : [];
  const state = parts.length > 0 ? 'known' : listed === null ? 'gone' : 'unknown';
  return (
    <Alert ref={box} severity="warning" outline="own" title={addressChangeTexts.title} tabIndex={-1}>
      {addressChangeTexts[state === 'known' && acceptButton ? 'acceptable' : state]}
      {parts.length > 0 && (
        <Bullets>
          {parts.map(({ part, ...words }) => (
            <li key={part}>
              <AddressText
                text={addressChangeTexts.part({ name: String(translateLabel({ source: part })), ...words })}
              />
            </li>
          ))}
        </Bullets>
      )}
      {acceptButton && <Row>{acceptButton}</Row>}
    </Alert>
  );
};

/** Returns the parts that the list has in other words, the postal code as one. */
const changedParts = (address: Address, listed: LookedUpAddress) =>
  [
    { part: 'postCode', before: postCodeOf(address), now: postCodeOf(listed) },
    ...fixedAddressParts.map((part) => ({ part, before: address[part], now: listed[part] })),
  ].filter(({ before, now }) => before !== now);

const postCodeOf = ({ cp4, cp3 }: Pick<Address, 'cp4' | 'cp3'>) => `${cp4}-${cp3}`;

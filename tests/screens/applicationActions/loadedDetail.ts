import { documentsByField } from '../../../src/tariff/applicationDetail/documentsByField';
import type { LoadedDetail } from '../../../src/tariff/applicationDetail/useApplicationDetail';

type UsedDetail = Pick<LoadedDetail, 'application' | 'kind' | 'isRecheckDetail' | 'documents'>;

/** Returns a loaded detail with only the fields that the offered actions read. */
export const loadedDetail = (applicationStatusId: number, isRecheckDetail: boolean): LoadedDetail => {
  const application = {
    id: 5,
    providerId: 1,
    providerName: 'NetAtlântico',
    providerEmail: 'tsi@netatlantico.example.pt',
    isAnnualMaintenance: false,
    applicationStatusId,
  };
  const used: UsedDetail = {
    application,
    documents: documentsByField(application),
    kind: isRecheckDetail ? 'recheck' : 'request',
    isRecheckDetail,
  };
  // The other queries do not affect the offered actions.
  return used as LoadedDetail;
};

import type { LoadedDetail } from '../../../src/blocks/applicationDetail/useApplicationDetail';

type Judged = Pick<LoadedDetail, 'application' | 'kind' | 'isRecheckDetail'>;

/** A detail as far as the offered actions read it. */
export const loadedDetail = (applicationStatusId: number, isRecheckDetail: boolean): LoadedDetail => {
  const judged: Judged = {
    application: {
      id: 5,
      providerId: 1,
      providerName: 'NetAtlântico',
      providerEmail: 'tsi@netatlantico.example.pt',
      isAnnualMaintenance: false,
      applicationStatusId,
    },
    kind: isRecheckDetail ? 'recheck' : 'request',
    isRecheckDetail,
  };
  // The queries behind the rest play no part in what is offered.
  return judged as LoadedDetail;
};

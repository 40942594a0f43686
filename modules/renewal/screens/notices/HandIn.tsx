import { useCanAccess } from 'ra-core';
import { Link } from 'react-router';
import { paths } from '../../../../contract/paths';
import { detailLists, detailPath } from '../../../../contract/rules/detailPath';
import { Bullets } from '../../../../src/ui/layout/Stack';
import type { RenewalNotice } from '../../contract/renewal';
import { type HandingIn, handingIn } from '../../contract/states';
import '../links.css';

type Told = Pick<RenewalNotice, 'applicationId' | 'handedIn' | 'mayHandIn'>;

/** What a provider can hand in before a tariff ends, each a link to where that is done for whoever may do it. */
export const HandIn = ({ notice }: { notice: Told }) => {
  const { canAccess: recheck } = useCanAccess({ resource: 'applications', action: 'recheck' });
  const { canAccess: elements } = useCanAccess({ resource: 'applications', action: 'openDetail' });
  const { canAccess: yearlyList } = useCanAccess({ resource: 'maintenanceRequests', action: 'upload' });
  const allowed = { recheck, elements, yearlyList };
  return (
    <Bullets className="renewal-hand-in renewal-links">
      {notice.mayHandIn.map((what) => (
        <li key={what}>
          {allowed[what] ? <Link to={placeOf[what](notice)}>{handingIn[what]}</Link> : handingIn[what]}
        </li>
      ))}
    </Bullets>
  );
};

const list = detailLists.provider;

const placeOf: Readonly<Record<HandingIn, (notice: Told) => string>> = {
  recheck: ({ applicationId }) => `${list}/${applicationId}/recheckForm`,
  yearlyList: () => paths.annualMaintenance,
  elements: ({ applicationId, handedIn }) =>
    handedIn
      ? detailPath(list, { id: handedIn.applicationId, recheckApplicationId: applicationId })
      : detailPath(list, { id: applicationId }),
};

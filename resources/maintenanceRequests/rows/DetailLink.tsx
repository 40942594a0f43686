import { CanAccess, useListContext, useTranslate } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { usePlaceOfRow } from '../../../src/kit/prevNext/listPlace';
import { isSubmitted } from './isSubmitted';
import '../maintenance.css';

interface DetailLinkProps {
  row: ApplicationRow;
  /** The side whose detail page it opens. */
  side: keyof typeof detailLists;
}

/** The action that guards the detail page of each side. */
const guards = {
  provider: { resource: 'applications', action: 'openDetail' },
  regulator: { resource: 'backofficeApplications', action: 'show' },
} as const;

/** 'Detalhe', for a request that is no longer Submitted and a user who may open it (spec 2.7). */
export const DetailLink = ({ row, side }: DetailLinkProps) => {
  const translate = useTranslate();
  const { data = [] } = useListContext<ApplicationRow>();
  const placeOf = usePlaceOfRow(paths.annualMaintenance);
  if (isSubmitted(row)) return null;
  return (
    <CanAccess {...guards[side]}>
      <ButtonLink
        to={detailPath(detailLists[side], { id: row.id })}
        state={placeOf(data.indexOf(row))}
        size="small"
        className="narrow row-action"
      >
        {translate('kit.table.detail')}
      </ButtonLink>
    </CanAccess>
  );
};

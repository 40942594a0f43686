import { CanAccess, useTranslate } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
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
  if (isSubmitted(row)) return null;
  return (
    <CanAccess {...guards[side]}>
      <ButtonLink
        to={detailPath(detailLists[side], { id: row.id })}
        size="small"
        className="narrow row-action"
      >
        {translate('kit.table.detail')}
      </ButtonLink>
    </CanAccess>
  );
};

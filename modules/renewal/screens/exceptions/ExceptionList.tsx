import { useCanAccess } from 'ra-core';
import type { ApplicationRow } from '../../../../contract/entities/application';
import { lisbonDaysBetween } from '../../../../contract/rules/activation';
import { detailLists, detailPath } from '../../../../contract/rules/detailPath';
import { formatMoment } from '../../../../src/kit/format/lisbonTime';
import { ButtonLink } from '../../../../src/kit/navigation/ButtonLink';
import { List } from '../../../../src/kit/search/List';
import type { ListDefinition } from '../../../../src/kit/search/ListDefinition';
import { activeProviders } from '../../../../src/tariff/applicationSearch/searchFields';
import type { RenewalItem } from '../../contract/renewal';
import { renewalPaths } from '../../contract/renewalPaths';
import { exceptionReasons, exceptionStates, itemStates } from '../../contract/states';
import { exceptionTexts as texts } from './texts';

type Row = RenewalItem & Pick<ApplicationRow, 'recheckApplicationId'>;

/** The tariffs that people look at, those that end first in front; a row opens the request where it is decided. */
export const ExceptionList = () => {
  const { canAccess: mayOpen = false } = useCanAccess({ resource: 'backofficeApplications', action: 'show' });
  return <List definition={mayOpen ? { ...definition, rowLink } : definition} />;
};

/** Beside the last column of a queue: what comes next, and when. */
const nextOf = ({ state, endsOn, handedIn, attempts, nextAskOn }: Row): string => {
  if (state === 'silent')
    return nextAskOn ? texts.askedAgain(attempts, formatMoment(nextAskOn)) : texts.askedAgainLater;
  if (state === 'waiting' && handedIn) return texts.handedIn[handedIn.kind];
  return endsOn ? texts.daysLeft(lisbonDaysBetween(new Date(), new Date(endsOn))) : texts.noticeNext;
};

const rowLink: NonNullable<ListDefinition<Row>['rowLink']> = {
  label: 'kit.table.detail',
  action: 'list',
  to: (row) => detailPath(detailLists.regulator, row),
  listPath: renewalPaths.exceptions,
};

const definition: ListDefinition<Row> = {
  path: renewalPaths.exceptions,
  returnPaths: [detailLists.regulator],
  title: texts.title,
  tableTitle: texts.table,
  searchAction: 'list',
  nothingFound: texts.nothing,
  search: [
    { source: 'reason', label: texts.reason, kind: 'choice', choices: exceptionReasons },
    { source: 'providerId', label: texts.provider, kind: 'lookup', lookup: activeProviders },
  ],
  columns: [
    { source: 'fiscalNumber', label: texts.nif, kind: 'digits' },
    {
      source: 'fullName',
      label: texts.name,
      inCard: 'title',
      cell: ({ fullName, applicationId }) => (
        <>
          {fullName} <small>{texts.number(applicationId)}</small>
        </>
      ),
    },
    { source: 'providerDescription', label: texts.provider },
    { source: 'reason', label: texts.reason, text: ({ reason }) => (reason ? exceptionReasons[reason] : '') },
    { source: 'state', label: texts.state, inCard: 'beside', text: ({ state }) => itemStates[state] },
    { source: 'endsOn', label: texts.endsOn, kind: 'date' },
    { source: 'attempts', label: texts.next, text: nextOf },
  ],
  queues: {
    names: [...exceptionStates, 'silent'],
    capability: 'renewal',
    counts: 'renewalItems/queues',
    texts: 'renewal.queues',
    column: { source: 'noticedOn', label: texts.noticedOn, kind: 'date' },
    sort: ['endsOn', 'ASC'],
  },
  defaultSort: ['endsOn', 'ASC'],
  PageActions: () => (
    <ButtonLink to={renewalPaths.renewals} variant="outlined">
      {texts.renewals}
    </ButtonLink>
  ),
};

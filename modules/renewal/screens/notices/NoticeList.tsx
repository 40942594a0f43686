import { useCanAccess } from 'ra-core';
import { Suspense } from 'react';
import type { ApplicationRow } from '../../../../contract/entities/application';
import { detailLists, detailPath } from '../../../../contract/rules/detailPath';
import { ButtonLink } from '../../../../src/kit/navigation/ButtonLink';
import { List } from '../../../../src/kit/search/List';
import type { ListDefinition } from '../../../../src/kit/search/ListDefinition';
import { Text } from '../../../../src/ui/layout/Stack';
import { loadable } from '../../../../src/ui/loading/loadable';
import type { RenewalNotice } from '../../contract/renewal';
import { renewalPaths } from '../../contract/renewalPaths';
import { exceptionReasons, itemStates } from '../../contract/states';
import { noticeTexts as texts } from './texts';

// In a file of its own, which the page of a request and the list share.
const HandIn = loadable(async () => (await import('./HandIn')).HandIn);

type Row = RenewalNotice & Pick<ApplicationRow, 'recheckApplicationId'>;

/** The tariffs of a provider that will end: why, when, and what can be handed in. */
export const NoticeList = () => {
  const { canAccess: mayOpen = false } = useCanAccess({ resource: 'applications', action: 'show' });
  return (
    <List definition={mayOpen ? { ...definition, rowLink } : definition}>
      <Text>{texts.about}</Text>
    </List>
  );
};

const rowLink: NonNullable<ListDefinition<Row>['rowLink']> = {
  label: 'kit.table.detail',
  action: 'list',
  to: (row) => detailPath(detailLists.provider, row),
  listPath: renewalPaths.notices,
};

/** Why a tariff will end, with what is to be cleared up in the words of the services. */
const reasonOf = ({ reason, conditions }: Row) => (
  <>
    {reason && exceptionReasons[reason]}
    {[...new Set(conditions)].map((condition) => (
      <Text key={condition} size="small" tone="secondary">
        {condition}
      </Text>
    ))}
  </>
);

const mayHandInOf = (row: Row) => {
  if (row.mayHandIn.length > 0)
    return (
      <Suspense>
        <HandIn notice={row} />
      </Suspense>
    );
  return row.state === 'waiting' ? texts.waits : row.state === 'ended' && texts.ended;
};

const { noticed, waiting, ended } = itemStates;

const definition: ListDefinition<Row> = {
  path: renewalPaths.notices,
  returnPaths: [detailLists.provider],
  title: texts.title,
  tableTitle: texts.table,
  searchAction: 'list',
  nothingFound: texts.nothing,
  search: [{ source: 'state', label: texts.state, kind: 'choice', choices: { noticed, waiting, ended } }],
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
    { source: 'reason', label: texts.reason, cell: reasonOf },
    { source: 'endsOn', label: texts.endsOn, kind: 'date', inCard: 'beside' },
    { source: 'state', label: texts.state, text: ({ state }) => itemStates[state] },
    { source: 'mayHandIn', label: texts.mayHandIn, kind: 'custom', cell: mayHandInOf },
  ],
  PageActions: () => (
    <ButtonLink to={renewalPaths.renewals} variant="outlined">
      {texts.renewals}
    </ButtonLink>
  ),
};

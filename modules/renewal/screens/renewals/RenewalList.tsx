import { useCanAccess, useGetList } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import type { Field } from '../../../../src/kit/fields/Field';
import { formatDay, formatMoment } from '../../../../src/kit/format/lisbonTime';
import { Page } from '../../../../src/kit/layout/Page';
import { ButtonLink } from '../../../../src/kit/navigation/ButtonLink';
import { DataTable } from '../../../../src/kit/table/DataTable';
import { Stack, Text } from '../../../../src/ui/layout/Stack';
import { loadable } from '../../../../src/ui/loading/loadable';
import { Section } from '../../../../src/ui/page/Section';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import type { Renewal, RenewalTerms } from '../../contract/renewal';
import { renewalPaths } from '../../contract/renewalPaths';
import { exceptionStates, type ItemState, renewalStates, unansweredStates } from '../../contract/states';
import { renewalTexts, scopeText, termsText, listTexts as texts } from './texts';

// The form brings what lists do without.
const RehearseForm = loadable(async () => (await import('./RehearseForm')).RehearseForm);

/** All renewals: the regulator's, with the form that rehearses a new one, or those of a provider's tariffs. */
export const RenewalList = () => {
  const query = useGetList<Renewal>('renewals');
  const { canAccess: mayRehearse = false } = useCanAccess({ resource: 'renewals', action: 'create' });
  const { canAccess: isRegulator = false } = useCanAccess({ resource: 'renewalItems', action: 'list' });
  const terms: RenewalTerms | undefined = query.meta?.terms;
  return (
    <Page
      isWide
      title={isRegulator ? texts.title : texts.ownTitle}
      subtitle={terms ? termsText(terms) : ' '}
      actions={
        isRegulator && (
          <ButtonLink to={renewalPaths.exceptions} variant="outlined">
            {texts.exceptions}
          </ButtonLink>
        )
      }
    >
      <Stack gap="far">
        <Section title={texts.renewals}>
          <RetryAlert queries={[query]} />
          {query.isPending && <TableSkeleton />}
          {query.data?.length === 0 && (
            <>
              <Text>{isRegulator ? texts.none : texts.noneOwn}</Text>
              {mayRehearse && <Text tone="secondary">{texts.noneNext}</Text>}
            </>
          )}
          {query.data && query.data.length > 0 && (
            <DataTable
              name={texts.renewals}
              data={query.data}
              columns={columns}
              rowLink={{ label: texts.detail, to: ({ id }) => `${renewalPaths.renewals}/${id}` }}
            />
          )}
        </Section>
        {mayRehearse && terms && (
          <Suspense>
            <RehearseForm noticeDays={terms.noticeDays} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
};

const countsOf = (label: string, states: readonly ItemState[]): Field<Renewal> => ({
  source: label,
  label,
  kind: 'custom',
  isFigure: true,
  cell: ({ counts }): ReactNode => formatNumber(states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)),
});

const columns: readonly Field<Renewal>[] = [
  { source: 'id', label: texts.number, inCard: 'title', text: ({ id }) => renewalTexts.title(id) },
  { source: 'createdOn', label: texts.when, cell: (renewal) => whenOf(renewal) },
  { source: 'district', label: texts.scope, cell: (renewal) => scopeText(renewal) },
  { source: 'state', label: texts.state, inCard: 'beside', cell: ({ state }) => renewalStates[state] },
  { source: 'validUntil', label: texts.validUntil, kind: 'date' },
  countsOf(texts.renewed, ['renewed']),
  countsOf(texts.open, exceptionStates),
  countsOf(texts.ended, ['ended']),
  countsOf(texts.silent, unansweredStates),
];

const whenOf = ({ startedOn, startsOn, rehearsedOn, createdOn }: Renewal): string => {
  if (startedOn) return texts.startedOn(formatMoment(startedOn));
  if (startsOn) return texts.startsOn(formatDay(startsOn));
  return texts.rehearsedOn(formatMoment(rehearsedOn ?? createdOn));
};

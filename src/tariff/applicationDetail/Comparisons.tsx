import { useGetList } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { Comparison } from '../../../contract/entities/comparison';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { useCapability } from '../../kit/access/useCapability';
import { RetryAlert } from '../../kit/data/RetryAlert';
import { ComparisonCard } from './ComparisonCard';

interface ComparisonsProps {
  listPath: string;
  application: Application;
  /** Whether the user may know what blocks a conflicting request. */
  showsBlocking: boolean;
}

/** The differences between an application and its original, and the application that blocks it (spec 2.8). */
export const Comparisons = ({ listPath, application, showsBlocking }: ComparisonsProps) => {
  const { id, recheckApplicationId, applicationStatusId } = application;
  const isOffered = useCapability('get-comparisons');
  const isBlocked = showsBlocking && applicationStatusId === applicationStatus.conflicting;
  const isCompared = isOffered && (Boolean(recheckApplicationId) || isBlocked);
  const query = useGetList<Comparison & { id: string }, Error>(
    'comparisons',
    { filter: { applicationId: id } },
    { enabled: isCompared },
  );
  if (!isCompared) return null;
  const coming = recheckApplicationId && {
    relation: 'original' as const,
    applicationId: recheckApplicationId,
  };
  const shown = query.data ?? (coming ? [coming] : []);
  // Which request blocks this one is not known yet, so there is no card to say it in.
  if (shown.length === 0) return <RetryAlert queries={[query]} />;
  return shown.map((comparison) => (
    <ComparisonCard
      key={comparison.relation}
      listPath={listPath}
      comparison={comparison}
      query={query.data ? undefined : query}
    />
  ));
};

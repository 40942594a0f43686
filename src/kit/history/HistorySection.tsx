import { useRecordContext } from 'ra-core';
import { loadable } from '../../ui/loading/loadable';
import { useOffers } from '../access/useCapability';
import type { Field } from '../fields/Field';
import { FoldedSection } from '../layout/FoldedSection';
import type { RecordHistory } from './RecordVersion';
import { historyTexts } from './texts';

const VersionList = loadable(async () => (await import('./VersionList')).VersionList);

interface HistorySectionProps {
  history: RecordHistory;
  /** The fields of the record, in the order of its form. */
  fields: readonly Field[];
  /** The action without which no version can be brought back; none can if nobody changes a record. */
  updateAction: string | undefined;
}

/** The history of the surrounding record, folded until it is asked for; nothing where the back end offers none. */
export const HistorySection = ({ history, ...props }: HistorySectionProps) => {
  const offers = useOffers();
  const record = useRecordContext();
  if (!record || !offers(history.capability)) return null;
  return (
    <div className="kit-screen-only">
      <FoldedSection
        texts={historyTexts}
        part={VersionList}
        props={{ ...props, loadFields: history.loadFields }}
      />
    </div>
  );
};

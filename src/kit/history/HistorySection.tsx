import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import { Button } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';
import { Section } from '../../ui/page/Section';
import { useOffers } from '../access/useCapability';
import type { Field } from '../fields/Field';
import { usePart } from '../layout/usePart';
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
  const { isOpen, isComing, open, close } = usePart(VersionList);
  const id = useId();
  if (!record || !offers(history.capability)) return null;
  return (
    <div className="kit-screen-only">
      <Section
        title={historyTexts.title}
        actions={
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            loading={isComing}
            onClick={isOpen ? close : open}
          >
            {isOpen ? historyTexts.hide : historyTexts.show}
          </Button>
        }
      >
        {isOpen && (
          <div id={id}>
            <VersionList {...props} loadFields={history.loadFields} />
          </div>
        )}
      </Section>
    </div>
  );
};

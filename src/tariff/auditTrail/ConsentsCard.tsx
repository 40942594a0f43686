import { useCapability } from '../../kit/access/useCapability';
import { FoldedSection } from '../../kit/layout/FoldedSection';
import { loadable } from '../../ui/loading/loadable';
import { consentTexts } from './texts';
import './consents.css';

const Consents = loadable(async () => (await import('./Consents')).Consents);

/** What was declared in the form of a request, in which words, when, and by whom; folded, as looking is audited. */
export const ConsentsCard = ({ applicationId }: { applicationId: number }) =>
  useCapability('get-consents') ? (
    <div className="kit-screen-only">
      <FoldedSection texts={consentTexts} part={Consents} props={{ applicationId }} />
    </div>
  ) : null;

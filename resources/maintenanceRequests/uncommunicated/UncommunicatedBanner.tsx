import { useCanAccess } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { type Question, useAnswer } from '../../../src/kit/data/queries';
import { Alert } from '../../../src/ui/alert/Alert';
import { Row } from '../../../src/ui/layout/Stack';
import { goToSection, sectionIds } from '../upload/sectionLinks';
import '../maintenance.css';
import { uncommunicatedTexts } from './texts';

interface UncommunicatedBannerProps {
  /**
   * The provider has to act, and gets links to its list and to the upload; the regulator sees which providers
   * have to.
   */
  side: 'provider' | 'regulator';
  /** Opens the list that the banner links to. */
  onOpen: () => void;
}

const listCapabilities = {
  provider: 'get-uncommunicated',
  regulator: 'count-uncommunicated-by-provider',
} as const;

/** Says how many tax numbers with an active tariff still have to be communicated (spec 2.7), and links to them. */
export const UncommunicatedBanner = ({ side, onOpen }: UncommunicatedBannerProps) => {
  const count = useUncommunicatedCount();
  const { canAccess: mayUpload } = useCanAccess({ action: 'upload' });
  const isListed = useCapability(listCapabilities[side]);
  if (count <= 0) return null;
  return (
    <Alert severity="warning">
      {uncommunicatedTexts[side](count)}
      <Row className="alert-links">
        {isListed && (
          <a
            href={`#${sectionIds.uncommunicated}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen();
            }}
          >
            {uncommunicatedTexts.toList[side](count)}
          </a>
        )}
        {mayUpload && (
          <a href={`#${sectionIds.upload}`} onClick={goToSection(sectionIds.upload)}>
            {uncommunicatedTexts.link}
          </a>
        )}
      </Row>
    </Alert>
  );
};

/** Asks how many active tariffs were not handed in yet. */
export const uncommunicatedCount: Question<AppDataProvider, number> = {
  key: ['maintenanceRequests', 'countUncommunicated'],
  ask: (dataProvider, options) => dataProvider.countUncommunicated(options),
};

/** Returns that number; 0 while it is unknown (spec 2.7). */
export const useUncommunicatedCount = (): number => {
  const { data = 0 } = useAnswer(uncommunicatedCount);
  return data;
};

/**
 * Returns how often the list of tariffs not handed in was opened, by a link that names it or by the function that is
 * returned too: each time it scrolls into view and gets the focus.
 */
export const useOpenedList = () => {
  const [openings, setOpenings] = useState(0);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit opens it again
  useEffect(() => {
    if (hash === `#${sectionIds.uncommunicated}`) setOpenings((before) => before + 1);
  }, [hash, key]);
  return { openings, open: () => setOpenings((before) => before + 1) };
};

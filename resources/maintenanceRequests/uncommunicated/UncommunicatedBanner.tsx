import { useCanAccess, useTranslate } from 'ra-core';
import { useCapability } from '../../../src/kit/access/useCapability';
import { Alert } from '../../../src/ui/alert/Alert';
import { Row } from '../../../src/ui/layout/Stack';
import { goToSection, sectionIds } from '../upload/sectionLinks';
import { useUncommunicatedCount } from './useUncommunicatedCount';
import '../maintenance.css';

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
  const translate = useTranslate();
  const { canAccess: mayUpload } = useCanAccess({ action: 'upload' });
  const isListed = useCapability(listCapabilities[side]);
  if (count <= 0) return null;
  return (
    <Alert severity="warning">
      {translate(`maintenance.uncommunicated.${side}`, count)}
      <Row className="alert-links">
        {isListed && (
          <a
            href={`#${sectionIds.uncommunicated}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen();
            }}
          >
            {translate(`maintenance.uncommunicated.toList.${side}`, count)}
          </a>
        )}
        {mayUpload && (
          <a href={`#${sectionIds.upload}`} onClick={goToSection(sectionIds.upload)}>
            {translate('maintenance.uncommunicated.link')}
          </a>
        )}
      </Row>
    </Alert>
  );
};

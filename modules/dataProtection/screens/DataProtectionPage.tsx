import { useCanAccess, useTranslate } from 'ra-core';
import { useCapability } from '../../../src/kit/access/useCapability';
import { FoldedSection } from '../../../src/kit/layout/FoldedSection';
import { Page } from '../../../src/kit/layout/Page';
import { Stack } from '../../../src/ui/layout/Stack';
import { type DataProtectionSection, sections } from './sections';

/** What a data protection officer does, each part folded until it is asked for. */
export const DataProtectionPage = () => (
  <Page title={useTranslate()('resources.dataProtection.name')}>
    <Stack gap="far" className="data-protection">
      {sections.map((section) => (
        <SectionIfAllowed key={section.texts.title} {...section} />
      ))}
    </Stack>
  </Page>
);

const SectionIfAllowed = ({ capability, action, texts, part }: DataProtectionSection) => {
  const isOffered = useCapability(capability);
  const { canAccess = false } = useCanAccess({ resource: 'dataProtection', action });
  if (!isOffered || !canAccess) return null;
  return <FoldedSection texts={texts} description={texts.about} part={part} props={{}} />;
};

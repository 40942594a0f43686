import { useTranslate } from 'ra-core';
import type { Application, ApplicationRow } from '../../../contract/entities/application';
import { fieldsWith } from '../../../contract/rules/requestFields';
import { RecordValues } from '../../kit/detail/RecordValues';
import { Section } from '../../ui/page/Section';

interface PersonCardProps {
  /** The application, or its list row until it is loaded. */
  application: Application | ApplicationRow;
  /** Whether the values that a list row lacks are still loading. */
  isPending?: boolean;
}

/** The citizen (spec 2.8, citizen). */
export const CitizenCard = ({ application, isPending }: PersonCardProps) => {
  const translate = useTranslate();
  return (
    <Section title={translate('applicationDetail.card.citizen')}>
      <RecordValues record={application} fields={citizenTexts} isPending={isPending} />
    </Section>
  );
};

const citizenTexts = fieldsWith({ about: 'citizen', kind: 'text' });

/** The provider that submitted the request (spec 2.8, provider). */
export const ProviderCard = ({ application, isPending }: PersonCardProps) => {
  const translate = useTranslate();
  return (
    <Section title={translate('applicationDetail.card.provider')}>
      <RecordValues record={application} fields={['providerName', 'providerEmail']} isPending={isPending} />
    </Section>
  );
};

import { useTranslate } from 'ra-core';
import type { Application, ApplicationRow } from '../../../contract/entities/application';
import { fieldsWith } from '../../../contract/rules/requestFields';
import { RecordValues } from '../../kit/detail/RecordValues';
import { Section } from '../../ui/page/Section';

interface PeopleCardsProps {
  /** The application, or its list row until it is loaded. */
  application: Application | ApplicationRow;
  /** Whether the values that a list row lacks are still loading. */
  isPending?: boolean;
}

/** The provider that submitted the request, and the citizen (spec 2.8, provider and citizen). */
export const PeopleCards = ({ application, isPending }: PeopleCardsProps) => {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('applicationDetail.card.provider')}>
        <RecordValues record={application} fields={['providerName', 'providerEmail']} isPending={isPending} />
      </Section>
      <Section title={translate('applicationDetail.card.citizen')}>
        <RecordValues record={application} fields={citizenTexts} isPending={isPending} />
      </Section>
    </>
  );
};

const citizenTexts = fieldsWith({ about: 'citizen', kind: 'text' });

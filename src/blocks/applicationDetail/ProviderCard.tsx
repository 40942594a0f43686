import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { ReadOnlyField } from '../../kit/detail/ReadOnlyField';
import { ReadOnlyFields } from '../../kit/detail/ReadOnlyFields';
import { Section } from '../../kit/layout/Section';

/** Who submitted the request (spec 2.8, provider). */
export const ProviderCard = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  return (
    <Section title={translate('applicationDetail.card.provider')}>
      <ReadOnlyFields minColumnWidth={300}>
        <ReadOnlyField label={translate('applicationDetail.fields.providerName')}>
          {application.providerName}
        </ReadOnlyField>
        <ReadOnlyField label={translate('applicationDetail.fields.providerEmail')}>
          {application.providerEmail}
        </ReadOnlyField>
      </ReadOnlyFields>
    </Section>
  );
};

import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { Section } from '../../ui/page/Section';
import { ReadOnlyField } from '../../ui/values/ReadOnlyField';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';

/** The provider that submitted the request (spec 2.8, provider). */
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

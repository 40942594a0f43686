import { useCanAccess, useGetIdentity, useTranslate } from 'ra-core';
import { paths } from '../../../contract/paths';
import { useCapability } from '../../kit/access/useCapability';
import { Page } from '../../kit/layout/Page';
import { Slot } from '../../kit/layout/Slot';
import { ButtonLink } from '../../kit/navigation/ButtonLink';
import { useClientConfig } from '../../public/config/ClientConfigProvider';
import { Sessions } from '../../tariff/sessions/Sessions';
import { sessionsTexts } from '../../tariff/sessions/texts';
import { Bullets, Row, Stack, Text } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { accountTexts as texts } from './texts';

declare module '../../kit/layout/Slot' {
  interface Slots {
    /** What comes by e-mail as the person wishes. */
    accountNotices: object;
    /** Further sections about how one signs in. */
    account: object;
  }
}

/** The page of one's own account: password, sessions and notices. */
export const Account = () => {
  const translate = useTranslate();
  return (
    <Page title={translate('app.account')}>
      <Stack gap="far">
        <PasswordSection />
        <Slot name="account" props={{}} />
        <SessionsSection />
        <NoticesSection />
      </Stack>
    </Page>
  );
};

/** Leads to where the password is changed (spec 2.2); nothing where only the corporate account is a way in. */
const PasswordSection = () => {
  const { isPasswordSignInClosed } = useClientConfig();
  const { canAccess, isPending } = useCanAccess({ resource: 'session', action: 'changePassword' });
  if (isPasswordSignInClosed || isPending) return null;
  return (
    <Section title={texts.password.title}>
      {canAccess ? (
        <Row>
          <ButtonLink to={paths.passwordChange} variant="outlined">
            {texts.password.change}
          </ButtonLink>
        </Row>
      ) : (
        <Text>{texts.password.byLink}</Text>
      )}
    </Section>
  );
};

const SessionsSection = () =>
  useCapability('sessions') && (
    <Section title={sessionsTexts.title} description={sessionsTexts.aboutOwn}>
      <Sessions mayEnd />
    </Section>
  );

/** What comes by e-mail always, and what as the person wishes. */
const NoticesSection = () => {
  const { identity } = useGetIdentity();
  return (
    <Section title={texts.notices.title}>
      <Stack>
        <Text>{texts.notices.always(identity?.fullName ?? '')}</Text>
        <Bullets>
          {texts.notices.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </Bullets>
        <Slot name="accountNotices" props={{}} />
      </Stack>
    </Section>
  );
};

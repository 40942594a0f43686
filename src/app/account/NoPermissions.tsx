import { useTranslate } from 'ra-core';
import { Page } from '../../kit/layout/Page';
import { Contacts } from '../../public/frame/Contacts';
import { Button } from '../../ui/buttons/Button';
import { Row, Stack, Text } from '../../ui/layout/Stack';
import { noPermissionsText } from './texts';
import { useSignOut } from './useSignOut';

/** The page of a user without any screen (spec 2.1): whom to ask, and the way out. */
export const NoPermissions = () => {
  const translate = useTranslate();
  const signOut = useSignOut();
  return (
    <Page title={translate('app.noPermissions.title')}>
      <Stack>
        <Text>{noPermissionsText}</Text>
        <div>
          <Contacts />
        </div>
        <Row>
          <Button variant="contained" onClick={signOut}>
            {translate('app.signOut')}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
};

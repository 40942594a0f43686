import { useCanAccess, useTranslate } from 'ra-core';
import { ariaKey, confirmKey, type Shortcut, shortcuts, submitKey } from '../../kit/keys/shortcuts';
import { shortcutTable } from '../../tariff/keys/shortcutTable';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { KeyName } from '../../ui/keys/KeyName';
import { Stack, Text } from '../../ui/layout/Stack';
import { Labeled } from '../../ui/values/Labeled';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { ReadOnlyGroup } from '../../ui/values/ReadOnlyGroup';

const { search, searchWithControl, help, next, previous, eligible, nonEligible } = shortcutTable;

/** The dialog that '?' opens: each key, and what it does. */
export const KeyHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { canAccess: mayDecide } = useCanAccess({ resource: 'backofficeApplications', action: 'update' });
  const group = (name: string, keys: Readonly<Record<string, Shortcut>>) => (
    <ReadOnlyGroup title={translate(`keys.${name}.title`)}>
      <ReadOnlyFields minColumnWidth={200}>
        {Object.entries(keys).map(([key, shortcut]) => (
          <Labeled key={key} label={translate(`keys.${name}.${key}`)}>
            <KeyName name={ariaKey(shortcut)} />
          </Labeled>
        ))}
      </ReadOnlyFields>
    </ReadOnlyGroup>
  );
  return (
    <Dialog
      title={translate('keys.title')}
      about={<Text tone="secondary">{translate('keys.about')}</Text>}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('keys.close')}
        </Button>
      }
    >
      <Stack className="ui-dialog-fields">
        {group('everywhere', { ...(shortcuts.has(search) && { search, searchWithControl }), help })}
        {group('detail', { next, previous, ...(mayDecide && { eligible, nonEligible }) })}
        {group('form', { submit: submitKey })}
        {group('dialog', { confirm: confirmKey })}
      </Stack>
    </Dialog>
  );
};

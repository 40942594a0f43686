import { useCanAccess } from 'ra-core';
import { useCapability } from '../../kit/access/useCapability';
import { ariaKey, confirmKey, type Shortcut, shortcuts, submitKey, walkKeys } from '../../kit/keys/shortcuts';
import { shortcutTable } from '../../tariff/keys/shortcutTable';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { KeyName } from '../../ui/keys/KeyName';
import { Stack, Text } from '../../ui/layout/Stack';
import { Labeled } from '../../ui/values/Labeled';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { ReadOnlyGroup } from '../../ui/values/ReadOnlyGroup';
import { keyTexts } from './texts';

const { search, searchWithControl, help, next, previous, eligible, nonEligible, askElements, takeNext } =
  shortcutTable;
const { everywhere, list, detail, form, dialog } = keyTexts;

/** The dialog that '?' opens: each key, and what it does. */
export const KeyHelp = ({ onClose }: { onClose: () => void }) => {
  const { canAccess: mayDecide } = useCanAccess({ resource: 'backofficeApplications', action: 'update' });
  const mayAsk = useCapability('ask-for-elements');
  const mayTake = useCapability('claims');
  const group = (title: string, keys: readonly (readonly [text: string, shortcut: Shortcut])[]) => (
    <ReadOnlyGroup title={title}>
      <ReadOnlyFields minColumnWidth={200}>
        {keys.map(([text, shortcut]) => (
          <Labeled key={shortcut.key} label={text}>
            <KeyName name={ariaKey(shortcut)} />
          </Labeled>
        ))}
      </ReadOnlyFields>
    </ReadOnlyGroup>
  );
  return (
    <Dialog
      title={keyTexts.title}
      about={<Text tone="secondary">{keyTexts.about}</Text>}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {keyTexts.close}
        </Button>
      }
    >
      {/* Can be scrolled by keyboard where it is longer than the window. */}
      <Stack className="ui-dialog-fields" role="group" aria-label={keyTexts.title} tabIndex={0}>
        {group(everywhere.title, [
          ...(shortcuts.has(search)
            ? ([
                [everywhere.search, search],
                [everywhere.searchWithControl, searchWithControl],
              ] as const)
            : []),
          [everywhere.help, help],
        ])}
        {group(list.title, [
          [list.next, walkKeys.next],
          [list.previous, walkKeys.previous],
          [list.down, walkKeys.down],
          [list.up, walkKeys.up],
          [list.open, { key: 'Enter' }],
        ])}
        {group(detail.title, [
          [detail.next, next],
          [detail.previous, previous],
          ...(mayDecide
            ? ([
                [detail.eligible, eligible],
                [detail.nonEligible, nonEligible],
                ...(mayTake ? ([[detail.takeNext, takeNext]] as const) : []),
              ] as const)
            : []),
          [detail.copyCode, { key: 'c' }],
          ...(mayDecide && mayAsk ? ([[detail.askElements, askElements]] as const) : []),
        ])}
        {group(form.title, [[form.submit, submitKey]])}
        {group(dialog.title, [[dialog.confirm, confirmKey]])}
      </Stack>
    </Dialog>
  );
};

import type { Shortcut } from '../../kit/keys/shortcuts';

/** Every key of the application but that of its dialogs; what each does is told below `keys` in the messages. */
export const keyTable = {
  next: { key: 'j' },
  previous: { key: 'k' },
  eligible: { key: 'e' },
  nonEligible: { key: 'n' },
  search: { key: '/', isForAnyTime: true },
  searchWithControl: { key: 'k', withControl: true, isForAnyTime: true },
  help: { key: '?', isForAnyTime: true },
} as const satisfies Record<string, Shortcut>;

import type { Shortcut } from '../../kit/keys/shortcuts';

/** Every key of the application but that of its dialogs; what each does is told below `keys` in the messages. */
export const keyTable = {
  next: { key: 'j' },
  previous: { key: 'k' },
  eligible: { key: 'e', waitsForCalls: true },
  nonEligible: { key: 'n', waitsForCalls: true },
  search: { key: '/' },
  searchWithControl: { key: 'k', withControl: true },
  help: { key: '?' },
} as const satisfies Record<string, Shortcut>;

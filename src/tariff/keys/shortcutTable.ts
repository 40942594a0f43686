import type { Shortcut } from '../../kit/keys/shortcuts';

/** Every keyboard shortcut except those of dialogs; the messages under `keys` say what each does. */
export const shortcutTable = {
  next: { key: 'j' },
  previous: { key: 'k' },
  eligible: { key: 'e', waitsForCalls: true },
  nonEligible: { key: 'n', waitsForCalls: true },
  search: { key: '/' },
  searchWithControl: { key: 'k', withControl: true },
  help: { key: '?' },
} as const satisfies Record<string, Shortcut>;

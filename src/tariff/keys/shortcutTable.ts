import { type Shortcut, walkKeys } from '../../kit/keys/shortcuts';

/** Every keyboard shortcut except those of dialogs; the messages under `keys` say what each does. */
export const shortcutTable = {
  next: walkKeys.next,
  previous: walkKeys.previous,
  eligible: { key: 'e' },
  nonEligible: { key: 'n' },
  askElements: { key: 'p' },
  takeNext: { key: 'g' },
  search: { key: '/' },
  searchWithControl: { key: 'k', withControl: true },
  help: { key: '?' },
} as const satisfies Record<string, Shortcut>;

/** How many keys of a client hold at a time: the one in use, and the one that takes its place. */
export const maxLiveKeys = 2;
/** How long a key may hold, in months. */
export const keyMonths = { least: 1, most: 24, usual: 12 } as const;
/** The most networks that a client may be held to. */
export const maxClientAddresses = 20;
/** The most clients of a provider that are not revoked. */
export const maxClientsPerProvider = 20;
/** The days before a key's end at which people are told of it, longest first. */
export const keyWarningDays = [30, 7, 1] as const;
/** How long a client's token holds, in seconds. */
export const clientTokenSeconds = 10 * 60;
/** The header in which a client names the person of its provider for whom it acts, by e-mail. */
export const onBehalfOfHeader = 'Tsi-On-Behalf-Of';

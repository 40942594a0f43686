/** The version of the calls, named by the day from which it holds. Additions make no other one. */
export const apiVersion = '2026-11-26';

/** Names the version that a call is made for, and in the answer the one that it was answered in. */
export const apiVersionHeader = 'Tsi-Version';

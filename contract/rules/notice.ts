/**
 * The header with what the server tells a person beside the answer of a call, or instead of it; percent-encoded, as headers
 * hold ASCII only.
 */
export const noticeHeader = 'Notice';

/** The header of a call whose answer is fetched before anybody looks at it, and its value (spec 10.8). */
export const purpose = { header: 'Purpose', prefetch: 'prefetch' } as const;

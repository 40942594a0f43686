/** Every declared call, by file and name, for `callAddresses`. */
export const calls = import.meta.glob(
  ['../contract/calls/*.ts', '../modules/*/contract/calls.ts', '../modules/*/contract/calls/*.ts'],
  { eager: true },
);

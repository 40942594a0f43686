/** Every declared call, by file and name; read by `callAddresses`. */
export const calls = import.meta.glob('../contract/calls/*.ts', { eager: true });

import { maxOpen } from '../contract/claims';

/** One lock for each request that a page has open, which a browser ends with the page, however it ends. */
const prefix = 'request-';
const inThisPage = new Map<number, () => void>();

/** Tells this browser's other pages that this one has a request open, until `leaveRequest`. */
export const enterRequest = (id: number): void => {
  if (inThisPage.has(id)) return;
  const left = new Promise<void>((leave) => inThisPage.set(id, leave));
  if ('locks' in navigator)
    void navigator.locks.request(`${prefix}${id}`, { mode: 'shared' }, () => left).catch(() => undefined);
};

/** Ends what `enterRequest` told. */
export const leaveRequest = (id: number): void => {
  inThisPage.get(id)?.();
  inThisPage.delete(id);
};

/** Returns the ids of the requests that pages of this browser have open; where locks are unsupported, this page's. */
export const openRequests = async (): Promise<number[]> => {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const elsewhere = held.flatMap(({ name = '' }) =>
    name.startsWith(prefix) ? [Number(name.slice(prefix.length))] : [],
  );
  return [...new Set([...inThisPage.keys(), ...elsewhere])].slice(0, maxOpen);
};

/** A call, by how the contract declares it. */
interface CallName {
  readonly method: string;
  readonly path: string;
}

/** What a version made of one call, and how the version before had it. */
export interface VersionChange {
  readonly call: CallName;
  /** Turns an input of the version before into one of this version. */
  readonly newer?: (input: unknown) => unknown;
  /** Turns an answer of this version, without its envelope, into one of the version before. */
  readonly older?: (answer: unknown) => unknown;
}

/** A version of the calls, named by the day from which it holds. */
export interface ApiVersion {
  readonly date: string;
  /** What it changed beyond additions, which every version gets. */
  readonly changes?: readonly VersionChange[];
  /** The end of the version: announced on one day and reached on another, at least a year later. */
  readonly end?: { readonly deprecatedOn: string; readonly sunsetOn: string };
}

/** The versions of the calls, oldest first. */
export const apiVersions: readonly [ApiVersion, ...ApiVersion[]] = [{ date: '2026-11-26' }];

/** Names the version that a call is made for, and in the answer the one that it was answered in. */
export const apiVersionHeader = 'Tsi-Version';

/** Returns the newest version, for which clients are made. */
export const newestApiVersion = (versions: readonly ApiVersion[] = apiVersions): ApiVersion => {
  const newest = versions.at(-1);
  if (!newest) throw new Error('There is no version of the calls');
  return newest;
};

const isOf =
  ({ method, path }: CallName) =>
  ({ call }: VersionChange) =>
    call.method === method && call.path === path;

const changesAfter = (versions: readonly ApiVersion[], { date }: ApiVersion, call: CallName) =>
  versions.filter((version) => version.date > date).flatMap(({ changes = [] }) => changes.filter(isOf(call)));

/** Turns the input of a call made for a version into one of the newest. */
export const toNewest = (
  versions: readonly ApiVersion[],
  version: ApiVersion,
  call: CallName,
  input: unknown,
): unknown =>
  changesAfter(versions, version, call).reduce((value, { newer }) => (newer ? newer(value) : value), input);

/** Turns the answer of a call as the newest version has it into that of an older one. */
export const fromNewest = (
  versions: readonly ApiVersion[],
  version: ApiVersion,
  call: CallName,
  answer: unknown,
): unknown =>
  changesAfter(versions, version, call)
    .toReversed()
    .reduce((value, { older }) => (older ? older(value) : value), answer);

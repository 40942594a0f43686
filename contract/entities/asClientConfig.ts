import type { ClientConfig, CorporateSignInConfig } from './clientConfig';

type Guard<Value> = (value: unknown) => value is Value;
type Unknown<Value> = { [Name in keyof Value]-?: Guard<Exclude<Value[Name], undefined>> };

const isText: Guard<string> = (value): value is string => typeof value === 'string' && value !== '';
const isTexts: Guard<string[]> = (value): value is string[] => Array.isArray(value) && value.every(isText);
const isUrl: Guard<string> = (value): value is string => typeof value === 'string' && URL.canParse(value);

/** Returns the known members of an object if all are valid; undefined otherwise. Only optional ones may be absent. */
const members = <Value extends object>(
  value: unknown,
  guards: Unknown<Value>,
  optional: readonly (keyof Value)[],
): Value | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const known = Object.entries(guards) as [keyof Value & string, Guard<unknown>][];
  const given = value as Readonly<Record<string, unknown>>;
  const holds = known.every(([name, guard]) =>
    given[name] === undefined ? optional.includes(name) : guard(given[name]),
  );
  const kept = known.filter(([name]) => name in given).map(([name]) => [name, given[name]]);
  return holds ? (Object.fromEntries(kept) as Value) : undefined;
};

const asCorporateSignIn = (value: unknown) =>
  members<CorporateSignInConfig>(
    value,
    {
      authority: (text): text is string => isUrl(text) && new URL(text).protocol === 'https:',
      clientId: isText,
      scopes: isTexts,
      redirectPath: (text): text is string => isText(text) && text.startsWith('/'),
      interaction: (kind): kind is 'redirect' | 'popup' => kind === 'redirect' || kind === 'popup',
    },
    ['interaction'],
  );

/**
 * Returns a value as the client configuration, or undefined when it is not one. Checks by hand, so that the
 * sign-in page does without the schema.
 */
export const asClientConfig = (value: unknown): ClientConfig | undefined =>
  members<ClientConfig>(
    value,
    {
      productName: isText,
      responsibleEntity: isText,
      contactEmail: isText,
      contactPhone: isText,
      helpUrl: (text): text is string => isUrl(text) && /^https?:\/\//i.test(text),
      corporateSignIn: (given): given is CorporateSignInConfig => asCorporateSignIn(given) !== undefined,
      isPasswordSignInClosed: (given) => typeof given === 'boolean',
      asksForFactor: (given) => typeof given === 'boolean',
      privacyNotice: isText,
      asksPurpose: (given) => typeof given === 'boolean',
      extensions: isTexts,
    },
    [
      'productName',
      'responsibleEntity',
      'corporateSignIn',
      'isPasswordSignInClosed',
      'asksForFactor',
      'privacyNotice',
      'asksPurpose',
      'extensions',
    ],
  );

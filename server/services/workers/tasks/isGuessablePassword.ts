import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The number of guesses that covers the 40,000 commonest passwords, each with its usual decorations. */
const leastGuesses = 1e6;
/** The number of guesses that a password needs which relies on a word of this service or this person. */
const leastGuessesBesideWord = 1e8;
/** Shorter parts of an e-mail are not significant. */
const minWordLength = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the estimator when the first password is chosen: half a megabyte that hardly any request needs. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};

const wordsOf = (username: string) =>
  username
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= minWordLength);

/**
 * Returns whether a new password is among the common or breached ones, or close to this service's or the
 * person's own words.
 */
export const isGuessablePassword = async (password: string, username: string): Promise<boolean> => {
  estimator ??= loadEstimator();
  const { guesses, sequence } = (await estimator).check(password, [...guessableWords, ...wordsOf(username)]);
  const hasOwnWord = sequence.some(
    (match) => match.pattern === 'dictionary' && match.dictionaryName === 'userInputs',
  );
  return guesses < (hasOwnWord ? leastGuessesBesideWord : leastGuesses);
};

/**
 * The words that an attacker guesses first for this service (docs/asvs.tsv, 6.1.2): a password that relies
 * on one of them, or on the person's e-mail, must have more besides it.
 */
const guessableWords: readonly string[] = [
  'tarifa',
  'social',
  'tarifasocial',
  'internet',
  'tarifasocialdeinternet',
  'tsi',
  'demo',
  'anacom',
  'portugal',
  'prestador',
  'operador',
  'operadora',
  'regulador',
  'administrador',
  'utilizador',
  'backoffice',
  'palavra',
  'palavra-passe',
  'palavrapasse',
  'passe',
  'senha',
  'acesso',
  'entrar',
  'elegibilidade',
];

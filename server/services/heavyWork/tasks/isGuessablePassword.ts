import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Guesses after which anybody has tried the 40,000 commonest passwords, each with its usual decorations. */
const leastGuesses = 1e6;
/** The same where the password leans on a word that belongs to this service or this person. */
const leastGuessesBesideWord = 1e8;
/** Shorter pieces of an e-mail say nothing. */
const minWordLength = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded when the first password is chosen: half a megabyte that hardly any request needs. */
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

/** Whether a new password is among the common or breached ones, or close to this service's or the person's own words. */
export const isGuessablePassword = async (password: string, username: string): Promise<boolean> => {
  estimator ??= loadEstimator();
  const { guesses, sequence } = (await estimator).check(password, [...guessableWords, ...wordsOf(username)]);
  const hasOwnWord = sequence.some(
    (match) => match.pattern === 'dictionary' && match.dictionaryName === 'userInputs',
  );
  return guesses < (hasOwnWord ? leastGuessesBesideWord : leastGuesses);
};

/**
 * What somebody guesses first about this service (docs/security.md, 6.1.2): a password that leans on one of these
 * words, or on the person's e-mail, must have more besides it.
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

/**
 * What somebody guesses first about this service (docs/security.md, 6.1.2): a password that leans on one of these
 * words, or on the person's e-mail, must have more besides it.
 */
export const guessableWords: readonly string[] = [
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

/** Whom somebody without any right is told to ask; only that page loads it. */
export const noPermissionsText =
  'Peça acessos ao administrador de utilizadores da sua organização. Se não souber quem é, contacte-nos.';

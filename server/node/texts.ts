/** Above the accounts that a new demonstration prints. */
export const demoAccountsTitle = 'Contas de demonstração:';

/** Why the data folder can't be used, in Portuguese and English, as whoever runs the server may read either. */
export const folderTexts = {
  notWritable: (folder: string, code: string) =>
    `Não foi possível escrever na pasta de dados ${folder} (${code}). ` +
    `Dê ao utilizador do servidor acesso de escrita ou indique outra em DATA_DIR. / ` +
    `The data folder ${folder} can't be written to (${code}). ` +
    'Give the user of the server write access, or name another one in DATA_DIR.',
  inUse: (folder: string, holder: string) =>
    `A pasta de dados ${folder} já está a ser usada por outro servidor (${holder}). / ` +
    `The data folder ${folder} is already in use by another server (${holder}).`,
  noLocks: (folder: string, code: string) =>
    `Não foi possível bloquear a pasta de dados ${folder} neste sistema (${code}). ` +
    'Use uma base de dados PostgreSQL (DATABASE_URL) ou outra pasta. / ' +
    `The data folder ${folder} can't be locked on this system (${code}). ` +
    'Use a PostgreSQL database (DATABASE_URL) or another folder.',
  full:
    'Não há espaço em disco na pasta de dados. Liberte espaço e inicie de novo. / ' +
    'The disk of the data folder is full. Make room and start again.',
} as const;

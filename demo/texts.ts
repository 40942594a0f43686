/** The texts of the demo itself; the application inside has its own. */
export const demoTexts = {
  application: 'Tarifa Social de Internet',
  note: 'Demonstração: os dados ficam neste separador e perdem-se ao recarregá-lo ou fechá-lo.',
  openingApplication: 'A abrir a aplicação…',
  preparingData: 'A preparar os dados de demonstração…',
  ready: 'Dados prontos.',
  failed:
    'Não foi possível iniciar a demonstração neste navegador. Recarregue a página ou experimente outro.',
  unsupported:
    'Esta demonstração precisa de um navegador atual, de um endereço https (ou localhost) e de uma janela que não seja privada.',
  accounts: 'Contas de demonstração',
  accountRoles: { Administrator: 'Administrador (regulador)', Provider: 'Prestador', Operator: 'Operador' },
  fillIn: 'Preencher com',
  passwordOfAll: 'Palavra-passe de todas:',
  mailbox: 'Correio',
  unread: (count: number) => (count === 1 ? '1 e-mail por ler' : `${count} e-mails por ler`),
  noMails: 'Ainda não foi enviado nenhum e-mail.',
  mailTo: (address: string) => `Para: ${address}`,
  newMail: (address: string) => `Novo e-mail para ${address}.`,
};

/** Why an application is not eligible, where both services said no. */
export const notConfirmed = 'Não foram confirmadas necessidades sociais especiais nem baixos rendimentos.';

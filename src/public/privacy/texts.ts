/** The privacy notice of an installation without one of its own. Only its page loads these texts. */
export const privacyTexts = {
  title: 'Privacidade',
  back: 'Voltar',
  open: 'Abrir o aviso de privacidade',
  paragraphs: [
    'Esta aplicação trata os pedidos de tarifa social de internet (TSI) que os prestadores de serviço entregam em nome dos cidadãos. Este aviso diz que dados são tratados, para quê, por quem e durante quanto tempo, como pede o Regulamento Geral sobre a Proteção de Dados (RGPD).',
  ],
  parts: [
    {
      title: 'Quem é responsável',
      text: 'O regulador decide os pedidos e é responsável pelo tratamento nesta aplicação. O prestador recolhe os dados junto do cidadão e responde pela sua recolha.',
    },
    {
      title: 'Que dados são tratados',
      text: 'Do cidadão: nome, NIF, morada e, se entregues, os documentos comprovativos. Do estudante universitário deslocado: nome, NIF, morada de residência e comprovativos de matrícula e de residência. De quem usa a aplicação: e-mail, direitos e o registo do que faz.',
    },
    {
      title: 'Para quê',
      text: 'Para verificar junto da Segurança Social e da Autoridade Tributária se o cidadão tem direito à tarifa, para decidir o pedido, avisar o prestador e cumprir as obrigações anuais da lei. Os dados não servem para mais nada.',
    },
    {
      title: 'Quem os vê',
      text: 'O prestador que entregou o pedido e as pessoas do regulador com direito para isso. Cada consulta fica registada: quem viu, o quê e quando.',
    },
    {
      title: 'Durante quanto tempo',
      text: 'Enquanto são precisos para o pedido e para as obrigações que dele nascem. Depois são apagados; fica só o que a lei manda guardar.',
    },
    {
      title: 'Os seus direitos',
      text: 'Pode pedir para saber que dados temos, corrigi-los, apagá-los ou limitar o seu uso. Contacte-nos:',
      hasContacts: true,
    },
    {
      title: 'Reclamações',
      text: 'Pode reclamar à Comissão Nacional de Proteção de Dados (CNPD), em www.cnpd.pt.',
    },
  ],
} as const;

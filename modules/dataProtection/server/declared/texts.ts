/** The user-facing texts about personal data. */
export const dataProtectionTexts = {
  /** Stands in a request where something personal was. */
  erased: 'Dados apagados',
  /** Stands in a text where it told of a person: no longer than a NIF. */
  mention: '[apagado]',
  nothing: 'Não há dados deste NIF por apagar.',
  allKept: 'Nada pode ser apagado por agora: há motivos para conservar tudo o que existe deste NIF.',
  personalReason: 'não pode conter o nome nem o NIF da pessoa, porque fica guardado.',
  dayHasPassed: 'este dia já passou.',
  noRequest: 'não há nenhum pedido com este número cujos dados não tenham sido apagados.',
  noHold: 'Esta conservação não foi encontrada.',
  held: 'Este pedido tem de ser conservado e não pode ser eliminado.',
  holdEnded: 'Esta conservação já foi levantada.',
} as const;

/** What a check says of a person, by its code. It never tells of another provider's requests. */
export const batchCheckCodes = {
  ok: 'Pode ser submetido.',
  invalid_nif: 'O NIF não é válido.',
  invalid_student_nif: 'O NIF do estudante não é válido.',
  repeated: 'Repetido nesta lista: um segundo pedido ficaria em conflito com o primeiro.',
  own_live_request: 'Já existe um pedido deste prestador em curso ou ativo: um novo ficaria em conflito.',
} as const;
export type BatchCheckCode = keyof typeof batchCheckCodes;

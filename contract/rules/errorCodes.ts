/**
 * Why a call, or an item of one, was refused: a code for programs beside the Portuguese text, and what it means. A code
 * that was given out once stays and keeps its meaning; new ones may come.
 */
export const errorCodes = {
  // The call as a whole
  unauthenticated: 'Não há um token de acesso válido',
  forbidden: 'Falta uma permissão, ou pertence a outrem',
  factor_needed: 'É preciso repetir o segundo passo; depois, repita a chamada',
  identity_needed:
    'É preciso comprovar outra vez a palavra-passe ou a identidade institucional; depois, repita a chamada',
  foreign_site: 'A chamada veio de uma página de outro sítio',
  not_found: 'Não existe, ou não é de quem chama',
  no_such_call: 'Não há nenhuma chamada com este método e caminho',
  rate_limited: 'Demasiadas chamadas; espere o que Retry-After diz',
  allowance_used: 'A conta já consultou ou pediu tudo o que um período permite',
  not_configured: 'Esta instalação não o oferece',
  too_busy: 'Há demasiado trabalho em curso; repita a chamada depois de Retry-After',
  unavailable: 'Não se pode fazer agora; repita a chamada depois de Retry-After',
  internal_error: 'Inesperado; o texto traz uma referência ao registo técnico',
  unreadable_document:
    'Não se consegue ler um documento guardado; o texto traz uma referência ao registo técnico',
  refused: 'Não é permitido agora, por um motivo que só o texto diz',
  unknown_version: 'O cabeçalho Tsi-Version não indica nenhuma versão',
  // The body and its headers
  malformed_body: 'Não se consegue ler o corpo',
  body_too_large: 'O corpo, ou uma parte dele, tem demasiados bytes',
  too_many_values: 'O corpo tem mais valores do que a chamada aceita',
  malformed_key: 'A Idempotency-Key não tem de 8 a 200 caracteres visíveis',
  key_of_other_call: 'A Idempotency-Key já foi usada numa chamada com outro conteúdo',
  call_withdrawn: 'Desistiu-se da chamada; repita-a com uma chave nova',
  // Values
  required: 'Falta um valor',
  invalid_value: 'Não é um valor que o campo aceite',
  too_long: 'Um texto tem caracteres a mais',
  too_short: 'Um texto tem caracteres a menos',
  too_many: 'Uma lista tem elementos a mais',
  too_few: 'Uma lista tem elementos a menos',
  out_of_range: 'Um número é demasiado pequeno ou grande',
  invalid_email: 'Não é um endereço de e-mail',
  invalid_nif: 'Não é um NIF',
  invalid_postal_code: 'Não é um código postal',
  invalid_date: 'Não é um dia',
  fixed_value: 'O valor não se pode alterar',
  taken: 'Outro registo já tem este valor',
  // Documents
  not_pdf: 'O documento não é um PDF',
  document_too_large: 'Um documento tem mais de 5 MB',
  documents_too_large: 'Os documentos de um pedido têm, juntos, demasiados bytes',
  document_has_password: 'O documento pede uma palavra-passe',
  document_is_encrypted: 'O documento está cifrado para um certificado ou um programa próprio',
  document_without_page: 'O documento não tem nenhuma página',
  document_repeated: 'O mesmo documento foi enviado duas vezes',
  document_unreadable: 'Não se conseguiu ler o documento, ou não a tempo',
  document_infected: 'O documento contém software malicioso',
  document_pending: 'O documento ainda está a ser verificado',
  document_unscannable: 'Não se conseguiu verificar o documento, que não é mostrado',
  // Requests
  state_changed: 'O pedido não está, ou já não está, num estado que o permita',
  wrong_kind: 'Não se aplica a este tipo de pedido',
  recheck_under_way: 'O pedido está em reverificação',
  other_person: 'É outra pessoa que não a do pedido original',
  date_outside: 'A data não está dentro dos dias permitidos',
  elements_not_open: 'Não há elementos pedidos, ou já não há',
  elements_asked: 'Já há elementos pedidos',
  elements_answer_missing: 'Não foram enviados documentos nem resposta',
  changed: 'Outra pessoa alterou-o entretanto',
  held: 'Outra pessoa está a tratar dele',
  awaits_approval: 'O mesmo já aguarda outra pessoa',
  // Yearly maintenance
  no_period: 'Não há agora um período de manutenção anual',
  period_exists: 'Já há um período',
  email_missing: 'Guarde primeiro o e-mail de notificação',
  email_locked: 'O e-mail de notificação já não se pode alterar',
  original_not_active: 'O pedido original já não está ativo',
  already_processed: 'O pedido de manutenção já foi processado',
  other_file: 'Está a ser registado outro ficheiro do prestador; repita a chamada',
  changed_meanwhile: 'Uma tarifa terminou enquanto o ficheiro era lido; repita a chamada',
  file_format: 'O ficheiro não é uma folha de cálculo com os cabeçalhos do modelo',
  file_too_large: 'O ficheiro ultrapassa um dos limites',
  file_too_costly: 'Não se conseguiu ler o ficheiro a tempo',
} as const;

export type ErrorCode = keyof typeof errorCodes;

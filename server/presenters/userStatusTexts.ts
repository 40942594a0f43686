import type { Described } from '../../contract/entities/described';
import { userStatus } from '../../contract/rules/userTypes';

/** What each status of a user or provider is called, and what it means (ui-text.md, "User status"). */
export const userStatusTexts: readonly Described[] = [
  { id: userStatus.active, description: 'Ativo', fullDescription: 'Pode entrar na aplicação.' },
  { id: userStatus.inactive, description: 'Inativo', fullDescription: 'Não pode entrar na aplicação.' },
];

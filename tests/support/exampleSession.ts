import type { Session } from '../../contract/entities/session';

/** The session of an operator who may do everything on the provider's side. */
export const exampleSession: Session = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  username: 'operador@netatlantico.example.pt',
  roles: ['Operator'],
  permissions: ['ApplicationsModule_Reader', 'ApplicationsModule_Writer'],
};

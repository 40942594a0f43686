import { moduleNames, type RightModule, rights } from '../../../contract/access';
import type { Field } from '../../kit/fields/Field';
import { messages } from './messages';

const { reader, writer, updater } = messages.userAccess.grid;
const verbs: Readonly<Record<string, string>> = { Reader: reader, Writer: writer, Updater: updater };

/** A field for each right, as the permission grid names it: whether a user has it. Only a history shows them. */
export const rightFields: readonly Field[] = rights.map((right) => {
  const [module, verb = ''] = right.split('_');
  return {
    source: right,
    label: `${verbs[verb]} ${moduleNames[module as RightModule]}`,
    kind: 'custom',
    text: ({ permissions = [] }, translate) =>
      translate(permissions.includes(right) ? 'kit.inputs.yes' : 'kit.inputs.no'),
  };
});

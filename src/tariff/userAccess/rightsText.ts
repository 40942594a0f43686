import { moduleNames, type RightModule } from '../../../contract/access';
import { rightVerbs } from '../../../contract/rules/rightVerbs';

/** Returns what rights allow, by module, in words. */
export const rightsText = (codes: readonly string[]) =>
  [...byModule(codes)].map(([name, of]) => `${name}: ${of.join(', ')}`).join('; ');

/** The rights of a user by the name of their module, in the words of the grid of rights. */
const byModule = (codes: readonly string[]): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const code of codes) {
    const [module = '', verb = ''] = code.split('_');
    const name = moduleNames[module as RightModule] ?? module;
    found.set(name, [...(found.get(name) ?? []), rightVerbs[verb] ?? verb]);
  }
  return found;
};

import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import { recordMessages } from '../../../contract/records/recordMessages';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { errorCode, originOf } from '../../db/isDatabaseUnavailable';
import { Refusal } from '../../lib/refusal';
import { refusalOf } from './storedValues';
import { recordTexts } from './texts';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/**
 * Runs a statement that writes a record; turns the violation of a table's constraint into a refusal in words,
 * at the field that it is about.
 */
export const refusedByDatabase = async <Result>(
  { fields }: RecordDeclaration,
  run: () => PromiseLike<Result>,
): Promise<Result> => {
  try {
    return await run();
  } catch (failure) {
    const code = errorCode(failure);
    if (code !== uniqueViolation && code !== foreignKeyViolation) throw failure;
    const constraint = String(Reflect.get(Object(originOf(failure)), 'constraint'));
    const problem = code === uniqueViolation ? recordMessages.taken : validationMessages.invalidValue;
    const field = fields.find(({ source }) => constraint.includes(`_${snakeCase(source)}_`));
    throw field ? refusalOf(field, problem) : new Refusal('badRequest', problem);
  }
};

/** Runs the deletion of a record; refuses it in words while other records refer to it. */
export const refusedWhileUsed = async <Result>(run: () => PromiseLike<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (failure) {
    if (errorCode(failure) !== foreignKeyViolation) throw failure;
    throw new Refusal('badRequest', recordTexts.inUse);
  }
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

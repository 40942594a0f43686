import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { RecordActionFunctions } from '../recordActions/defineRecordActions';

const modules = import.meta.glob<Record<string, unknown>>('../recordActions/*.ts', { eager: true });

const isDefinition = (value: unknown): value is RecordActionFunctions =>
  typeof value === 'object' && value !== null && 'name' in value && 'functions' in value;

const declared = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isDefinition);

/** Returns the functions of a plain resource's actions, by the action; none for those that only move it. */
export const actionFunctions = ({
  name,
}: Pick<RecordDeclaration, 'name'>): RecordActionFunctions['functions'] =>
  declared.find((one) => one.name === name)?.functions ?? {};

import type { TableData } from '../dataOf';
import { accountData } from './accountData';
import { citizenData } from './citizenData';
import { operationData } from './operationData';
import { recordData } from './recordData';

/**
 * Every column of the schema: what it tells of whom, what for, for how long, and how it ends when a citizen is erased. Erasure
 * and the schedule's removal do what stands here, `rewrite-erased` rewrites what they touched, a person's file searches what
 * people wrote, and the register of article 30 is made of it.
 */
export const personalData: readonly TableData[] = [
  ...citizenData,
  ...accountData,
  ...operationData,
  ...recordData,
];

import { decisionTexts as declaration } from '../../../contract/records/decisionTexts';
import { recordTable } from './recordTable';

/** Reasons that the regulator's people choose from. */
export const decisionTexts = recordTable(declaration);

export {
  askPersonFile,
  downloadPaper,
  fetchPersonFile,
  getPaper,
  getPersonFiles,
} from './calls/dataProtection';
export { createHold, endHold, erasePerson, getErasures, getHolds, previewErasure } from './calls/erasure';
export {
  getDueData,
  getRetention,
  rehearseRetention,
  releaseRetention,
  withdrawRetention,
} from './calls/retention';

export {
  askPersonFile,
  downloadPaper,
  fetchPersonFile,
  getPaper,
  getPersonFiles,
} from './dataProtectionCalls';
export { createHold, endHold, erasePerson, getErasures, getHolds, previewErasure } from './erasureCalls';
export {
  getDueData,
  getRetention,
  rehearseRetention,
  releaseRetention,
  withdrawRetention,
} from './retentionCalls';

/** Returns whether a call was answered with 202: what it asks for waits for a second person. */
export const awaitsApproval = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'awaitsApproval' in answer;

/** The answer to a call whose act waits for a second person. */
export class AwaitsApproval {
  constructor(readonly approvalId: number) {}
}

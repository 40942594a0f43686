/** Why a file is no workbook that one may open. */
export type UnreadableReason = 'notZip' | 'encrypted' | 'damaged' | 'tooLarge' | 'notWorkbook';

/** Thrown for a file that is no workbook, or one made to harm whoever opens it. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';

  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}

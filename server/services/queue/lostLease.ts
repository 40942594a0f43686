/** The job was taken over by another worker: whatever was about to be written with its end must not be. */
export class LostLease extends Error {
  override readonly name = 'LostLease';
}

/** What is done with a renewal; a start may be on a day, AAAA-MM-DD. */
export interface RenewalAct {
  readonly act: 'start' | 'pause' | 'resume' | 'stop';
  readonly startsOn?: string | null;
}

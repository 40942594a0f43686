/** How much to generate; the same quantity gives the same data. */
export interface Quantity {
  readonly applications: number;
  readonly providers: number;
  readonly operatorsPerProvider: number;
  /** The moment of the newest application; the oldest is five years older. */
  readonly until: Date;
}

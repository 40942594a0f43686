/** A request that was answered, without anything that tells whose it was. */
export interface EndedRequest {
  readonly method: string;
  /** The pattern of its path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Receives the events that the server measures. */
export interface Metrics {
  requestEnded(request: EndedRequest): void;
}

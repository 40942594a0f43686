/** A request that was answered; nothing in it tells whose it was. */
export interface EndedRequest {
  readonly method: string;
  /** The pattern of its path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What the server tells of its work, for whoever counts it. */
export interface Metrics {
  requestEnded(request: EndedRequest): void;
}

/** When a version counts as failing. */
export interface HealthLimits {
  /** What is older no longer counts. Milliseconds. */
  readonly windowMs: number;
  /** With fewer visitors nothing is said of a version. */
  readonly minVisitors: number;
  /** Above this share of visitors with a failure a version fails. */
  readonly failingShare: number;
  /** It must fail so many times as often as the version that people would get instead. */
  readonly timesWorse: number;
  /** The visitors with a failure must come from so many networks: nobody alone can have a release taken away. */
  readonly minNetworks: number;
  /** So many visitors of one network count. */
  readonly perNetwork: number;
}

export const HEALTH_LIMITS: HealthLimits = {
  windowMs: 10 * 60_000,
  minVisitors: 20,
  failingShare: 0.05,
  timesWorse: 2,
  minNetworks: 3,
  perNetwork: 5,
};

/** What came of a candidate of the demo, by file: how many days before the demo is made each step was taken. */
export interface DemoOutcome {
  readonly position: string;
  readonly file: string;
  readonly interviewed: number;
  readonly offerSent?: number;
  readonly offerAccepted?: number;
}

/** A few, as a recruiter would have recorded them; every figure of the dashboard is counted from these rows. */
export const DEMO_OUTCOMES: readonly DemoOutcome[] = [
  {
    position: 'Embedded Engineer',
    file: 'de-wit-renske-embedded',
    interviewed: 7,
    offerSent: 4,
    offerAccepted: 1,
  },
  {
    position: 'Product Designer',
    file: 'lindqvist-roy_amaya_product-designer',
    interviewed: 5,
    offerSent: 2,
  },
  { position: 'Senior Backend Engineer', file: 'marchetti_ilse_cv', interviewed: 3 },
];

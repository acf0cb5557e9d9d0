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
  { position: 'Senior Backend Engineer', file: 'marchetti_ilse_cv', interviewed: 51 },
  { position: 'Senior Backend Engineer', file: 'fennel_dario_resume', interviewed: 47 },
  {
    position: 'Embedded Engineer',
    file: 'de-wit-renske-embedded',
    interviewed: 31,
    offerSent: 25,
    offerAccepted: 18,
  },
  { position: 'Embedded Engineer', file: 'Iliescu Bogdan CV 2026', interviewed: 28 },
  {
    position: 'Product Designer',
    file: 'lindqvist-roy_amaya_product-designer',
    interviewed: 18,
    offerSent: 4,
  },
  { position: 'Product Designer', file: 'castellane-theo', interviewed: 15 },
  { position: 'Data Analyst', file: 'adeyemi_keiko_data', interviewed: 3 },
];

import type { JobMetadata } from '@shortlist/api-contract';

/** A position of the demo. `days` is its age when the demo is made, `matched` the files it is matched with. */
export interface DemoJob {
  readonly title: string;
  readonly days: number;
  readonly text: string;
  /** Null for a position with a plain-text description. */
  readonly metadata: (Pick<JobMetadata, 'company' | 'skillTags'> & { readonly dueInDays: number }) | null;
  readonly matched: readonly string[];
}

/** The demo's positions, newest first. All companies are invented. */
export const DEMO_JOBS: readonly DemoJob[] = [
  {
    title: 'Finance Controller',
    days: 1,
    matched: [],
    metadata: { company: 'Brightwater Health', skillTags: ['IFRS', 'SAP'], dueInDays: 30 },
    text: `You own the numbers of a group of nine clinics.

Requirements
- Five years or more as a controller or senior accountant
- Month-end close for several entities
- IFRS consolidation and audit
- Degree in accounting or finance

Nice to have
- SAP
- Experience in health care`,
  },
  {
    title: 'Customer Success Lead',
    days: 5,
    matched: ['Ferraz_Mateus', 'adeyemi_keiko_data', 'halvorsen_petr'],
    metadata: { company: 'Calder Robotics', skillTags: ['Salesforce'], dueInDays: 24 },
    text: `Our robots run in 130 warehouses. You make sure that they earn their keep, and that customers renew.

Must have
- Has led a customer success team
- Onboarding of industrial or software customers
- Renewals and retention with figures to show
- Salesforce

Nice to have
- German
- SQL`,
  },
  {
    title: 'Data Analyst',
    days: 12,
    matched: ['adeyemi_keiko_data', 'Ferraz_Mateus', 'nkemelu-soraya', 'halvorsen_petr'],
    metadata: { company: 'Fennimore Logistics', skillTags: ['SQL', 'Python', 'Tableau'], dueInDays: 5 },
    text: `You answer questions before they are asked: which routes lose money, which customers wait too long.

Requirements
- Three years or more as a data analyst
- SQL every day
- Python for analysis and automation
- Dashboards in Tableau or Power BI
- Forecasting

Nice to have
- dbt
- A/B testing
- Knows logistics or transport`,
  },
  {
    title: 'Product Designer',
    days: 26,
    matched: ['lindqvist-roy_amaya_product-designer', 'castellane-theo'],
    metadata: { company: 'Brightwater Health', skillTags: ['Figma', 'Accessibility'], dueInDays: 12 },
    text: `You design the tools that patients and nurses use in our clinics.

Must have
- Four years or more in product design
- Figma and design systems
- Usability testing with real users
- Accessibility, WCAG

Nice to have
- Health care
- HTML and CSS
- Has led designers`,
  },
  {
    title: 'Embedded Engineer',
    days: 40,
    matched: ['de-wit-renske-embedded', 'Iliescu Bogdan CV 2026', 'marchetti_ilse_cv'],
    metadata: { company: 'Calder Robotics', skillTags: ['C', 'C++'], dueInDays: 20 },
    text: `You write the firmware between our planner and the motors.

Requirements
- Five years or more in embedded software
- C in production
- Real-time operating systems such as FreeRTOS
- CAN bus
- Bachelor's degree in engineering or computing

Preferred
- ROS
- Functional safety, IEC 61508
- Python`,
  },
  {
    title: 'Senior Backend Engineer',
    days: 61,
    matched: [
      'marchetti_ilse_cv',
      'fennel_dario_resume',
      'nkemelu-soraya',
      'halvorsen_petr',
      'Iliescu Bogdan CV 2026',
    ],
    metadata: { company: 'Fennimore Logistics', skillTags: ['Go', 'PostgreSQL', 'Kubernetes'], dueInDays: 3 },
    text: `Fennimore moves freight over eleven ports. You will own the services that price and book it.

Requirements
- Five years or more in backend work
- Go in production
- PostgreSQL under load
- Kubernetes in operation
- Leads an on-call rota

Nice to have
- Event streaming with Kafka
- Knows logistics
- Has led ten people or more
- Speaks Dutch
- Degree in computing`,
  },
  {
    title: 'Night Operations Planner',
    days: 75,
    matched: [],
    metadata: null,
    text: 'Plans trucks and drivers between 22:00 and 06:00. Calm on the phone, exact with times. Experience in dispatch is welcome.',
  },
];

import type { DemoPerson } from './person.ts';

/** Customer success and finance people of the demo. All invented. */
export const BUSINESS: readonly DemoPerson[] = [
  {
    file: 'brandt-hannelore-customer-success',
    format: 'pdf',
    layout: 'sidebar',
    name: 'Hannelore Brandt',
    title: 'Customer Success Manager',
    contact: ['Hamburg', 'hannelore.brandt@postfach.example', '+49 151 5550 0123', 'linkedin.com/in/hbrandt'],
    summary: 'Customer success for industrial software. I would rather lose a meeting than a renewal.',
    roles: [
      {
        title: 'Customer Success Team Lead',
        company: 'Alsterwerk Systems',
        dates: 'Jan 2021 - Present',
        lines: [
          'Lead a team of seven for 180 industrial customers; net revenue retention rose from 96 to 113 percent.',
          'Built the onboarding programme that cut time to first value from 74 to 31 days.',
          'Introduced health scores in Salesforce; churn of accounts over 50,000 euros fell by half.',
        ],
      },
      {
        title: 'Customer Success Manager',
        company: 'Funkhaus Software',
        dates: 'May 2016 - Dec 2020',
        lines: [
          'Looked after 42 accounts worth 6.1 million euros a year and renewed 40 of them in 2019.',
          'Ran quarterly business reviews in German and English.',
        ],
      },
    ],
    education: [{ degree: 'MA Business Psychology', school: 'University of Hamburg', year: '2016' }],
    skills: ['Salesforce', 'Customer onboarding', 'Renewals', 'Account management', 'Zendesk', 'SQL'],
    languages: 'German, English, Danish',
  },
  {
    file: 'devereaux_colm_controller',
    format: 'doc',
    layout: 'classic',
    name: 'Colm Devereaux',
    title: 'Finance Controller',
    contact: ['Cork', 'colm.devereaux@leemail.example', '+353 87 555 0132'],
    summary: 'Chartered accountant with eleven years in health care and manufacturing.',
    roles: [
      {
        title: 'Financial Controller',
        company: 'Shandon Medical Devices',
        dates: 'Sep 2018 - Present',
        lines: [
          'Own the month-end close for five entities; shortened it from eleven to five working days.',
          'Prepare consolidated IFRS statements and lead the yearly audit, three years without a finding.',
          'Manage a team of six and the replacement of the ledger by SAP S/4HANA.',
        ],
      },
      {
        title: 'Senior Accountant',
        company: 'Lee Valley Foods',
        dates: 'Oct 2014 - Jan 2018',
        lines: [
          'Rebuilt the cost model of 410 products, which showed that 60 of them lost money.',
          'Handled payroll, VAT and budgeting.',
        ],
      },
    ],
    education: [{ degree: 'BComm Accounting', school: 'University College Cork', year: '2012' }],
    skills: ['IFRS', 'SAP', 'Consolidation', 'Budgeting', 'Excel', 'Audit'],
    certificates: ['Fellow of Chartered Accountants Ireland (FCA), 2015'],
  },
];

import type { DemoPerson } from './person.ts';

/** Designers and analysts of the demo. All invented. */
export const DESIGN_AND_DATA: readonly DemoPerson[] = [
  {
    file: 'lindqvist-roy_amaya_product-designer',
    format: 'pdf',
    layout: 'modern',
    name: 'Amaya Lindqvist-Roy',
    title: 'Product Designer',
    contact: ['Stockholm', 'amaya@lindqvistroy.example', '+46 70 555 01 23', 'lindqvistroy.example'],
    summary: 'Product designer in health care. I test with people who are in a hurry.',
    roles: [
      {
        title: 'Senior Product Designer',
        company: 'Vårdvis',
        dates: 'Apr 2020 - Present',
        lines: [
          'Designed and shipped the patient intake flow that 41 clinics use; abandonment fell from 38 to 12 percent.',
          'Ran 64 usability tests with nurses and patients, half of them in waiting rooms.',
          'Built the design system in Figma with 52 components, each checked against WCAG 2.2 AA.',
          'Lead two designers and the weekly design critique.',
        ],
      },
      {
        title: 'Product Designer',
        company: 'Kvarter Homes',
        dates: 'Jan 2017 - Mar 2020',
        lines: [
          'Redesigned the viewing calendar; bookings a week rose from 900 to 1,450.',
          'Prototyped in code with HTML and CSS to test on old phones.',
        ],
      },
    ],
    education: [{ degree: 'BA Interaction Design', school: 'Malmö University', year: '2016' }],
    skills: ['Figma', 'Usability testing', 'Design systems', 'Prototyping', 'Accessibility', 'HTML', 'CSS'],
    languages: 'Swedish, English, Bengali',
  },
  {
    file: 'castellane-theo',
    format: 'pdf',
    layout: 'sidebar',
    name: 'Theo Castellane',
    title: 'Graphic and Web Designer',
    contact: ['Lyon', 'theo.castellane@courrielle.example', '+33 6 55 50 01 44'],
    roles: [
      {
        title: 'Web Designer',
        company: 'Agence Belledonne',
        dates: 'Mar 2021 - Present',
        lines: [
          'Designed 23 websites for regional museums and theatres in Figma and WordPress.',
          'Introduced a shared component library that cut the time per site from six weeks to four.',
        ],
      },
      {
        title: 'Graphic Designer',
        company: 'Imprimerie du Parc',
        dates: 'Sep 2017 - Aug 2020',
        lines: ['Set catalogues of up to 320 pages in InDesign.', 'Involved in several branding projects.'],
      },
    ],
    education: [{ degree: 'Diploma in Graphic Design', school: 'École Émile Cohl', year: '2017' }],
    skills: ['Figma', 'InDesign', 'Photoshop', 'WordPress', 'CSS', 'Branding'],
    languages: 'French, English (B2)',
  },
  {
    file: 'adeyemi_keiko_data',
    format: 'pdf',
    layout: 'classic',
    name: 'Keiko Adeyemi',
    title: 'Data Analyst',
    contact: ['Manchester', 'keiko.adeyemi@inboxly.example', '+44 7700 900877', 'github.com/kadeyemi'],
    roles: [
      {
        title: 'Senior Data Analyst',
        company: 'Harbour & Vale Retail',
        dates: 'Oct 2021 - Present',
        lines: [
          'Rebuilt the demand forecast in dbt and Python; the error fell from 19 to 6 percent over 2,400 products.',
          'Own 38 SQL models and the Tableau dashboards that 120 store managers open each Monday.',
          'Designed and read 27 A/B tests on delivery prices with the pricing team.',
        ],
      },
      {
        title: 'Data Analyst',
        company: 'Cityline Buses',
        dates: 'Jul 2018 - Sep 2021',
        lines: [
          'Combined ticket and GPS data of 640 buses to find 14 routes that ran empty.',
          'Automated the monthly report with SQL and Python, which saved four days a month.',
        ],
      },
    ],
    education: [{ degree: 'BSc Statistics', school: 'University of Manchester', year: '2018' }],
    skills: ['SQL', 'Python', 'dbt', 'Tableau', 'A/B testing', 'Snowflake', 'Excel'],
    languages: 'English, Japanese, Yoruba',
  },
  {
    file: 'Ferraz_Mateus',
    format: 'docx',
    layout: 'classic',
    name: 'Mateus Ferraz',
    title: 'Business Analyst',
    contact: ['Braga', 'mateus.ferraz@correiazul.example', '+351 912 555 013'],
    roles: [
      {
        title: 'Reporting Analyst',
        company: 'Minho Energia',
        dates: 'Feb 2022 - Present',
        lines: [
          'Prepare the weekly sales report in Excel and Power BI for nine regional managers.',
          'Found a double booking of 84,000 euros while reconciling meter readings with SQL.',
          'Responsible for ad hoc analysis.',
        ],
      },
    ],
    education: [{ degree: 'BSc Management', school: 'University of Minho', year: '2021' }],
    skills: ['Excel', 'Power BI', 'SQL', 'SAP'],
    languages: 'Portuguese, English, Spanish',
  },
];

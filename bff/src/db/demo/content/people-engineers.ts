import type { DemoPerson } from './person.ts';

/** Backend and embedded engineers of the demo. All invented. */
export const ENGINEERS: readonly DemoPerson[] = [
  {
    file: 'marchetti_ilse_cv',
    format: 'pdf',
    layout: 'classic',
    name: 'Ilse Marchetti',
    title: 'Senior Backend Engineer',
    contact: ['Rotterdam', 'ilse.marchetti@mailhaven.example', '+31 6 5550 0142', 'github.com/ilsemarchetti'],
    summary:
      'Backend engineer who moves live systems without stopping them. Nine years with Go, PostgreSQL and queues.',
    roles: [
      {
        title: 'Senior Backend Engineer',
        company: 'Tidewater Freight',
        dates: 'Mar 2021 - Present',
        lines: [
          'Led the move of 14 shipment services from a single Rails application to Go, with no customer-facing downtime.',
          'Cut p99 latency of the rate quote API from 1.9 s to 240 ms by replacing per-request joins with a read model in PostgreSQL.',
          'Run three Kubernetes regions for 60 services; wrote the upgrade runbook that took cluster upgrades from two days to three hours.',
          'On-call lead for six engineers; wrote the incident review template that the company still uses.',
        ],
      },
      {
        title: 'Backend Engineer',
        company: 'Kestrel Pay',
        dates: 'Jun 2017 - Feb 2021',
        lines: [
          'Built the ledger reconciliation job that matches 2.3 million card transactions a night, using Kafka and Go.',
          'Designed the PostgreSQL partitioning that kept a 4 TB payments table under 20 ms for lookups.',
          'Mentored four junior engineers; two now lead teams.',
        ],
      },
    ],
    projects: [
      '"Queues that forget", talk at the Rotterdam Systems Meetup, 2024, on retries that charge a card twice.',
    ],
    education: [{ degree: 'BSc Computer Science', school: 'University of Porto', year: '2016' }],
    skills: ['Go', 'PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform', 'gRPC', 'Docker'],
    languages: 'English (fluent), Portuguese (native), Dutch (B2)',
  },
  {
    file: 'fennel_dario_resume',
    format: 'docx',
    layout: 'classic',
    name: 'Dario Fennel',
    title: 'Backend Developer',
    contact: ['Ghent', 'dario.fennel@postfach.example', '+32 470 55 01 18'],
    roles: [
      {
        title: 'Backend Developer',
        company: 'Lowland Parcel Group',
        dates: 'Jan 2020 - Present',
        lines: [
          'Rewrote the label printing service from Ruby to Go; it now prints 90,000 labels a day on two machines instead of nine.',
          'Own the PostgreSQL schema of the tracking database and review every migration.',
          'Introduced Kafka for parcel events, which removed the nightly polling of 31 carriers.',
        ],
      },
      {
        title: 'Ruby Developer',
        company: 'Studio Vanhecke',
        dates: 'Sep 2018 - Dec 2019',
        lines: [
          'Maintained booking sites in Ruby on Rails for eleven small hotels.',
          'Responsible for various tasks in the hosting team.',
        ],
      },
    ],
    education: [
      { degree: 'Professional Bachelor in Applied Computer Science', school: 'HOGENT', year: '2018' },
    ],
    skills: ['Go', 'Ruby on Rails', 'PostgreSQL', 'Kafka', 'Redis', 'Docker', 'Linux'],
  },
  {
    file: 'nkemelu-soraya',
    format: 'pdf',
    layout: 'sidebar',
    name: 'Soraya Nkemelu',
    title: 'Software Engineer, Java',
    contact: ['Leeds', 'soraya.nkemelu@inboxly.example', '+44 7700 900321', 'linkedin.com/in/sorayankemelu'],
    summary: 'Java engineer in insurance and public transport. Interested in teams that own what they run.',
    roles: [
      {
        title: 'Senior Software Engineer',
        company: 'Northgate Mutual',
        dates: 'May 2019 - Present',
        lines: [
          'Own the claims intake API in Java and Spring Boot, 40 requests a second at peak, 99.95 percent available in 2025.',
          'Moved 22 services from virtual machines to Kubernetes on AWS together with two colleagues.',
          'Reduced the Oracle licence bill by 310,000 pounds a year by moving reporting to PostgreSQL.',
        ],
      },
      {
        title: 'Software Engineer',
        company: 'Pennine Transit',
        dates: 'Aug 2015 - Apr 2019',
        lines: [
          'Wrote the timetable import that reads 1,200 operator files a night.',
          'Worked on the ticketing website.',
        ],
      },
    ],
    education: [{ degree: 'MSc Advanced Computer Science', school: 'University of Leeds', year: '2015' }],
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Oracle', 'AWS', 'Kubernetes', 'Jenkins'],
    languages: 'English, Igbo',
  },
  {
    file: 'halvorsen_petr',
    format: 'doc',
    layout: 'classic',
    name: 'Petr Halvorsen',
    title: 'Junior Developer',
    contact: ['Bergen', 'petr.halvorsen@fjordmail.example'],
    roles: [
      {
        title: 'Junior Developer',
        company: 'Bryggen Digital',
        dates: 'Aug 2024 - Present',
        lines: [
          'Responsible for various tasks in the backend team.',
          'Helped with the migration of a customer portal to Node.js.',
          'Wrote 140 tests for the invoice module, which found nine rounding errors before release.',
        ],
      },
      {
        title: 'Warehouse Assistant',
        company: 'Nordvik Seafood',
        dates: 'Jun 2021 - Dec 2023',
        lines: ['Picked and packed orders; trained three new colleagues on the scanner.'],
      },
    ],
    education: [{ degree: 'Vocational diploma in IT', school: 'Bergen Technical School', year: '2024' }],
    skills: ['JavaScript', 'Node.js', 'SQL', 'Git', 'Docker', 'Kubernetes', 'Go'],
  },
  {
    file: 'de-wit-renske-embedded',
    format: 'pdf',
    layout: 'modern',
    name: 'Renske de Wit',
    title: 'Embedded Software Engineer',
    contact: ['Eindhoven', 'renske.dewit@mailhaven.example', '+31 6 5550 0177'],
    roles: [
      {
        title: 'Embedded Software Engineer',
        company: 'Polderline Motion',
        dates: 'Feb 2019 - Present',
        lines: [
          'Wrote the motor control firmware in C for a six-axis arm on an ARM Cortex-M7 with FreeRTOS; jitter stays below 12 microseconds.',
          'Designed the CAN bus protocol between 14 joint controllers and the safety controller.',
          'Brought up four board revisions with oscilloscope and JTAG, the last one in two days.',
          'Introduced hardware-in-the-loop tests; field failures fell from 31 to 6 in a year.',
        ],
      },
      {
        title: 'Firmware Engineer',
        company: 'Akoest Hearing',
        dates: 'Jul 2015 - Jan 2019',
        lines: [
          'Reduced standby current of a hearing aid from 410 to 95 microamperes.',
          'Wrote the Bluetooth Low Energy stack integration in C and C++.',
        ],
      },
    ],
    education: [
      { degree: 'MSc Embedded Systems', school: 'Eindhoven University of Technology', year: '2015' },
    ],
    skills: ['C', 'C++', 'FreeRTOS', 'ARM Cortex-M', 'CAN bus', 'Bluetooth Low Energy', 'Python', 'JTAG'],
    certificates: ['IEC 61508 Functional Safety Engineer, 2022'],
    languages: 'Dutch, English, German',
  },
  {
    file: 'Iliescu Bogdan CV 2026',
    format: 'docx',
    layout: 'classic',
    name: 'Bogdan Iliescu',
    title: 'Robotics Software Engineer',
    contact: ['Cluj-Napoca', 'bogdan.iliescu@cutia.example', '+40 740 555 012'],
    roles: [
      {
        title: 'Robotics Software Engineer',
        company: 'Carpat Automation',
        dates: 'Sep 2020 - Present',
        lines: [
          'Developed path planning in C++ and ROS 2 for a fleet of 48 warehouse robots.',
          'Cut the time to localise after a power cut from 90 to 11 seconds.',
          'Wrote Python tools that replay sensor logs from the field.',
        ],
      },
      {
        title: 'Embedded Developer',
        company: 'Tehnica Vest',
        dates: 'Jun 2018 - Dec 2019',
        lines: ['Programmed STM32 boards in C for ticket machines.', 'Worked with the test team.'],
      },
    ],
    education: [
      {
        degree: 'BEng Automation and Computers',
        school: 'Technical University of Cluj-Napoca',
        year: '2018',
      },
    ],
    skills: ['C++', 'C', 'ROS 2', 'Python', 'Linux', 'STM32', 'CMake'],
    languages: 'Romanian, English',
  },
];

import { tabHref } from '../tabs/tab-address.ts';
import { findLiveTab } from '../tabs/tabs.ts';

/** One thing to do, and where. */
export interface Step {
  readonly text: string;
  /** Where it is done. */
  readonly link: { readonly label: string; readonly href: string };
  /** The tab that the step is about: without it the step is left out. */
  readonly tab?: string;
}

export interface Topic {
  readonly title: string;
  readonly description: string;
  readonly prerequisites: readonly string[];
  readonly steps: readonly Step[];
}

/** The topics of the tutorial as this installation is: no step leads to a place that does not exist. */
export function topics(): readonly Topic[] {
  return [upload(), outreach(), tracking()].map((topic) => ({
    ...topic,
    steps: topic.steps.filter(({ tab }) => tab === undefined || findLiveTab(tab) !== undefined),
  }));
}

function upload(): Topic {
  return {
    title: 'How to upload resumes',
    description:
      'Upload resumes as you receive them. Shortlist extracts names, contact details, and skills, and keeps the original file.',
    prerequisites: [
      'Resumes in PDF, DOC, or DOCX format, up to 10\u00A0MB each.',
      "Files with selectable text. Scans and photos can't be read.",
      'A position, if you want match scores right away.',
    ],
    steps: [
      {
        text: 'Drop or choose any number of files. You can follow and cancel each upload.',
        link: { label: 'Upload Resumes', href: tabHref('upload', { mode: 'resume' }) },
      },
      {
        text: 'Review the list. Correct any wrong names and merge duplicates.',
        link: { label: 'Open resumes', href: tabHref('resume-list') },
      },
      {
        text: 'Analyze a resume to see its score with supporting quotes.',
        link: { label: 'Select a resume', href: tabHref('analyze') },
      },
      {
        text: 'Match one or more resumes to a position and compare the results.',
        link: { label: 'Select a position', href: tabHref('position-list') },
      },
    ],
  };
}

function outreach(): Topic {
  return {
    title: 'How to send outreach',
    description:
      'Shortlist helps you choose whom to contact. You send email from your own email app, so replies come to you.',
    prerequisites: ['At least one resume matched to an open position.', "The candidate's email address."],
    steps: [
      {
        text: 'Start with your strongest matches.',
        link: { label: 'See Applicant Overview', href: tabHref('home') },
      },
      {
        text: 'Open a match and review each verdict. Settle the ones to check, and ask the candidate about anything not mentioned.',
        link: { label: 'See all matches', href: tabHref('match-score') },
      },
      {
        text: 'Open the resume and click the email address to start a message. Mention what stood out.',
        link: { label: 'Open resumes', href: tabHref('resume-list') },
      },
      {
        text: 'Record outcomes on the match: interviewed, offer sent, or offer accepted. The dashboard then shows real numbers instead of estimates.',
        link: { label: 'Open a match', href: tabHref('match-score') },
      },
      {
        text: "Move the resume to Reserve if the candidate needs time, or to Inactive if it's not a fit. Inactive resumes leave the urgent list.",
        link: { label: 'Change a status', href: tabHref('resume-list') },
      },
    ],
  };
}

function tracking(): Topic {
  return {
    title: 'Tracking',
    description: "See each position's stage, its matched candidates, and what needs attention.",
    prerequisites: ['At least one position.', 'Resumes matched to that position.'],
    steps: [
      {
        text: 'Check the banner on Home for the most important next step. It updates every 30 seconds.',
        link: { label: 'Open Home', href: tabHref('home') },
      },
      {
        text: 'In Position Tracking, look for positions with no matched resumes.',
        link: { label: 'See the positions', href: tabHref('position-list') },
      },
      {
        text: 'Cards move by age: Draft (up to 3 days), Published (up to 7), Interviewed (up to 14), then Offered. Cards you move stay where you put them.',
        link: { label: 'Open the board', href: tabHref('position-tracking') },
        tab: 'position-tracking',
      },
      {
        text: 'Filter the board by date, company, or position.',
        link: { label: 'Filter the board', href: tabHref('position-tracking', { date: 'week' }) },
        tab: 'position-tracking',
      },
      {
        text: "Set a due date to get a reminder the week before. Mark the position inactive when it's filled.",
        link: { label: 'Edit a position', href: tabHref('position-list') },
      },
    ],
  };
}

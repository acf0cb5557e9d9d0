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
      'Upload the files as candidates send them. Shortlist reads the text, finds name, contact and skills, and keeps the original beside it.',
    prerequisites: [
      'Resumes as PDF, DOC or DOCX, up to 10\u00A0MB each.',
      'Text in the file: a photographed page has none and is refused with a sentence that says so.',
      'A position, if you want to see at once who fits.',
    ],
    steps: [
      {
        text: 'Drop the files onto the upload page, or choose them, as many as you like. Each shows its progress and may be canceled.',
        link: { label: 'Upload resumes', href: tabHref('upload', { mode: 'resume' }) },
      },
      {
        text: 'Look through the list: correct a name that was read wrongly, and put aside what is there twice.',
        link: { label: 'Open resumes', href: tabHref('resume-list') },
      },
      {
        text: 'Analyse a resume: every point of its score comes with the words that it was given for.',
        link: { label: 'Choose a resume', href: tabHref('analyze') },
      },
      {
        text: 'Match the resumes against a position, one or many at once, and compare the best.',
        link: { label: 'Choose a position', href: tabHref('position-list') },
      },
    ],
  };
}

function outreach(): Topic {
  return {
    title: 'How to send outreach',
    description:
      'Shortlist finds the candidates and the words to begin with. The mail itself goes from your own mail program, so that answers come to you.',
    prerequisites: [
      'At least one resume that is matched against an open position.',
      'An e-mail address in the resume, or added by you.',
    ],
    steps: [
      {
        text: 'Start with the strongest matches, of one position or of all.',
        link: { label: 'See Applicant Overview', href: tabHref('home') },
      },
      {
        text: 'Open a match and read the verdicts: what is met, partly met, and not met. Settle what is to check, and ask about what is not mentioned.',
        link: { label: 'See all matches', href: tabHref('match-score') },
      },
      {
        text: 'Open the resume and follow its e-mail address: a new message begins. Quote the line that convinced you.',
        link: { label: 'Open resumes', href: tabHref('resume-list') },
      },
      {
        text: 'Record at the match what came of it: interviewed, offer sent, offer accepted. From the first one on, Home counts instead of estimating.',
        link: { label: 'Open a match', href: tabHref('match-score') },
      },
      {
        text: 'Move the resume to Reserve when the candidate asks for time, or to Inactive after a no: it then leaves the list of urgent matches.',
        link: { label: 'Change a status', href: tabHref('resume-list') },
      },
    ],
  };
}

function tracking(): Topic {
  return {
    title: 'Tracking',
    description: 'See how far each position is, how many candidates match it, and what waits for you.',
    prerequisites: [
      'At least one position.',
      'Resumes that are matched against it, for the counts to say something.',
    ],
    steps: [
      {
        text: 'Read the banner on Home first: it names the one thing most worth doing now, and is computed anew every half minute.',
        link: { label: 'Open Home', href: tabHref('home') },
      },
      {
        text: 'Follow the numbers in Position Tracking: a position without matched resumes needs an upload or a match.',
        link: { label: 'See the positions', href: tabHref('position-list') },
      },
      {
        text: 'On the board a position stands by its age: Draft for 3 days, then Published, after a week Interviewed, after two Offered. Move a card, and it stays where you put it.',
        link: { label: 'Open the board', href: tabHref('position-tracking') },
        tab: 'position-tracking',
      },
      {
        text: 'Narrow the board to a date, a company or a position; each card says how many resumes match.',
        link: { label: 'Filter the board', href: tabHref('position-tracking', { date: 'week' }) },
        tab: 'position-tracking',
      },
      {
        text: 'Give a position a due date: in the week before it the banner reminds you. Close it when it is filled.',
        link: { label: 'Edit a position', href: tabHref('position-list') },
      },
    ],
  };
}

import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Card, CardBody } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type Choice, Choices, Page, Section } from './Page.tsx';
import styles from './words.module.css';

const meta = { title: 'Foundations/Content style' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const parts: { title: string; lead: string; choices: Choice[] }[] = [
  {
    title: 'Voice',
    lead: 'A colleague who has read the resume: calm, exact, on the reader’s side. The product has no opinion of a person; it points at sentences.',
    choices: [
      {
        preferred: 'No sentence speaks of Kubernetes. Ask the candidate.',
        not: 'The candidate lacks Kubernetes skills.',
      },
      {
        preferred: 'Two answers would bring her from 75% to 95%.',
        not: 'Great news! This candidate is almost perfect!',
      },
      {
        preferred: 'Shortlist marks what it finds.',
        not: 'Our AI-powered engine leverages cutting-edge models.',
      },
    ],
  },
  {
    title: 'Sentences',
    lead: 'One thought each, the news first. A sentence ends with a full stop; a title, a label and a button do not.',
    choices: [
      {
        preferred: 'Nine resumes arrived since yesterday.',
        not: 'There have been a total of nine (9) new resume uploads.',
      },
      {
        preferred: 'You can leave this page. The analysis goes on.',
        not: 'Please do not worry if you need to navigate away!',
      },
      { preferred: 'Delete', not: 'Yes, I am sure' },
    ],
  },
  {
    title: 'Capitals',
    lead: 'Sentence case for sentences, dialogs and menus. Titles of pages, cards and fields are names, and keep their capitals wherever they are spoken of. Never all capitals.',
    choices: [
      { preferred: 'Delete this resume?', not: 'Delete This Resume?' },
      { preferred: 'Confirm Password must match Password.', not: 'confirm password must match password' },
      { preferred: 'Applicant Overview', not: 'APPLICANT OVERVIEW' },
    ],
  },
  {
    title: 'Errors',
    lead: 'What is wrong, then how to fix it, beside the thing itself. Nobody is blamed, nothing is hidden, and a code stays in the log.',
    choices: [
      { preferred: 'Write the part after the @.', not: 'Invalid input' },
      { preferred: 'The file has 12 MB. Choose one of at most 10 MB.', not: 'Error 413: payload too large' },
      {
        preferred: 'Failed to load job positions. The rest of the page works.',
        not: 'Oops! Something went wrong.',
      },
    ],
  },
  {
    title: 'Empty places',
    lead: 'What is not here yet, and the next step. A filter that leaves nothing says so, and can be cleared.',
    choices: [
      { preferred: 'No resumes uploaded yet.', not: 'No data' },
      { preferred: 'No resume matches this filter.', not: '0 results found' },
    ],
  },
  {
    title: 'Numbers and scores',
    lead: 'A score has its number, its scale and its word. What is not known is said, and never zero. Thousands have a comma; money has its currency before it.',
    choices: [
      { preferred: '75%, Good, up to 95%', not: '0.75' },
      { preferred: 'Not scored yet', not: '0%' },
      { preferred: '1,284 matches', not: '1284 matches, 1.3k matches' },
      { preferred: '$20 a month', not: '20.00 USD/mo' },
    ],
  },
  {
    title: 'Dates and times',
    lead: 'The day before the month, the month as a word, the year only when it is another. Seconds never; how long ago only for the last day.',
    choices: [
      { preferred: 'Nov 19', not: '11/19, 19.11.' },
      { preferred: 'Renews on Nov 20, 2027.', not: 'Renewal: 2027-11-20T00:00:00Z' },
      { preferred: '3 hours ago', not: '10,800 seconds ago, 47 days ago' },
    ],
  },
];

/** How the interface speaks, each rule with what is preferred and what is not. */
export const ContentStyle: Story = {
  name: 'Content style',
  render: () => (
    <Page
      title="Content style"
      lead="Words are the larger part of this interface. Cut them before shrinking the type, and say a thing the same way each time."
    >
      {parts.map(({ title, lead, choices }) => (
        <Section key={title} title={title} lead={lead}>
          <Choices choices={choices} />
        </Section>
      ))}
      <Section title="In their places" lead="The same words, as the components say them.">
        <div className={styles.places}>
          <Card>
            <CardBody>
              <TextField
                label="Email"
                defaultValue="ines.okafor@"
                errorMessage="Write the part after the @."
              />
            </CardBody>
          </Card>
          <Card>
            <EmptyState
              title="No resumes uploaded yet."
              description="Upload a resume to see its score and key evidence."
              action={<Button>Upload Resume</Button>}
            />
          </Card>
          <Card>
            <ErrorState
              title="Failed to load job positions"
              description="The rest of the page works."
              headingLevel={3}
              onRetry={() => undefined}
            />
          </Card>
        </div>
      </Section>
    </Page>
  ),
};
export const Narrow: Story = {
  ...ContentStyle,
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
};

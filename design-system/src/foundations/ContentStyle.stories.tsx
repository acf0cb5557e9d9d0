import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Card, CardBody } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta = { title: 'Foundations/Content style' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same words, as the components say them. */
export const InTheirPlaces: Story = {
  render: () => (
    <Columns widths={280}>
      <Card>
        <CardBody>
          <TextField label="Email" defaultValue="ines.okafor@" errorMessage="Write the part after the @." />
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
    </Columns>
  ),
};
export const Narrow: Story = { ...InTheirPlaces, globals: { viewport: { value: 'narrow' } } };

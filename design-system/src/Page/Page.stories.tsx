import { Plus } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Page } from './Page.tsx';

const guidance: Guidance = {
  dos: [
    'Begin every page of a remote with it, and put a PageHeader first: all titles then start at the same place.',
    'Give a form of its own the width "form", and what is read the width "text".',
  ],
  donts: ['Don’t set paddings or widths of a page in a remote.', 'Don’t use it inside of another Page.'],
  keyboard: [],
};

const meta = {
  title: 'Layout/Page',
  tags: ['autodocs'],
  parameters: { guidance, layout: 'fullscreen' },
  component: Page,
  args: {
    children: (
      <>
        <PageHeader
          title="Job Positions"
          description="7 open"
          actions={
            <Button variant="primary" icon={<Plus aria-hidden />}>
              New Job
            </Button>
          }
        />
        <Card>
          <CardHeader title="A part of the page" />
          <CardBody>Parts stand below each other, 16 px apart.</CardBody>
        </Card>
        <Card>
          <CardHeader title="Another one" />
          <CardBody>Nothing here has a padding or a width of its own.</CardBody>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Text: Story = { args: { width: 'text' } };

export const Form: Story = { args: { width: 'form' } };

export const LongText: Story = {
  args: {
    children: (
      <PageHeader
        title="Senior Backend Engineer for Freight, Customs and Cross-border Settlement, second opening"
        description="Fennimore Logistics, Rotterdam or remote within two hours of it"
      />
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

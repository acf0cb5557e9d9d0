import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody, CardHeader } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { GridList, GridListItem } from '../GridList/GridList.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { MasterDetail, type MasterDetailProps } from './MasterDetail.tsx';

const guidance: Guidance = {
  dos: [
    'Use it where people go through a list and look at one after the other.',
    'Keep what is chosen in the address, so that Back leads to the list on a phone.',
  ],
  donts: [
    'Don’t use it for a form beside a text: those are Columns.',
    'Don’t open anything by itself on a narrow window: the list would be out of sight.',
  ],
  keyboard: [['Enter', 'chooses in the list; on a narrow window the focus goes to what is shown']],
};

const positions = ['Senior Backend Engineer', 'Data Analyst', 'Product Designer'];

interface ListProps {
  chosen: string | null;
  onChoose: (title: string | null) => void;
}

function List({ chosen, onChoose }: ListProps) {
  return (
    <GridList
      label="Positions"
      items={positions.map((title) => ({ id: title, title }))}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={chosen ? [chosen] : []}
      onSelectionChange={(keys) => onChoose(keys === 'all' ? null : String([...keys][0]))}
    >
      {({ title }) => (
        <GridListItem id={title} textValue={title}>
          {title}
        </GridListItem>
      )}
    </GridList>
  );
}

/** Begins as the arguments say, and lets choose. */
function Example(args: MasterDetailProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const open = chosen && {
    isOpen: true,
    detail: (
      <Card>
        <CardHeader title={chosen} />
        <CardBody>All about it.</CardBody>
      </Card>
    ),
  };
  return (
    <MasterDetail
      {...args}
      master={<List chosen={chosen} onChoose={setChosen} />}
      onBack={() => setChosen(null)}
      {...open}
    />
  );
}

const meta = {
  title: 'Layout/MasterDetail',
  tags: ['autodocs'],
  component: MasterDetail,
  parameters: { guidance },
  args: {
    master: null,
    masterLabel: 'Positions',
    detail: (
      <Card>
        <EmptyState title="Select a position to view details" />
      </Card>
    ),
    detailLabel: 'Position details',
    isOpen: false,
    backLabel: 'All Positions',
    onBack: fn(),
  },
  render: Example,
} satisfies Meta<typeof MasterDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('row', { name: 'Data Analyst' }));
    await expect(canvas.getByRole('heading', { name: 'Data Analyst' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    detail: (
      <Card>
        <CardBody>{'Arbeitnehmerüberlassungsgesellschaft'.repeat(6)}</CardBody>
      </Card>
    ),
    isOpen: true,
  },
};

/** One of the two, and the focus goes along there and back. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('row', { name: 'Data Analyst' }));
    await expect(canvas.getByRole('region', { name: 'Position details' })).toHaveFocus();
    await expect(canvas.queryByRole('row')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'All Positions' }));
    await expect(canvas.getByRole('row', { name: 'Data Analyst' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('row', { name: 'Data Analyst' }));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

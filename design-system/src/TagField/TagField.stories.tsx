import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { TagField } from './TagField.tsx';

const guidance: Guidance = {
  dos: [
    'Say in the placeholder what one tag is: "Add a skill".',
    'Offer the likely ones as suggestions; a press is quicker than a word, and spelled like the others.',
    'Give a limit where the reader of the tags has no use for more.',
  ],
  donts: [
    'Do not use it for a choice from a fixed list: that is a ComboBox or checkboxes.',
    'Do not put sentences in tags; they belong in a TextArea.',
  ],
  keyboard: [
    ['Enter', 'Adds what was typed. On an empty input it submits the form.'],
    [',', 'Adds what was typed before it.'],
    ['Backspace', 'On an empty input: removes the last tag. On a tag: removes it.'],
    ['Delete', 'On a tag: removes it.'],
    ['ArrowLeft', 'From the start of the input to the last tag, then to the one before.'],
    ['ArrowRight', 'To the next tag, and after the last to the input.'],
    ['Home', 'On a tag: to the first.'],
    ['End', 'On a tag: to the last.'],
    ['ArrowDown, ArrowUp', 'With completions: through the list. Enter then adds the one gone to.'],
    ['Escape', 'Closes the list of completions.'],
  ],
};

const meta = {
  title: 'Fields/TagField',
  tags: ['autodocs'],
  component: TagField,
  parameters: { guidance },
  args: {
    label: 'Skill Tags',
    description: 'Enter or a comma adds a tag.',
    placeholder: 'Add a skill',
    limit: 10,
    defaultValue: ['Go', 'PostgreSQL', 'Kafka', 'Terraform'],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 300 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('Skill Tags');
const tagsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('row')
    .map((row) => row.textContent);

export const Default: Story = {};

export const Empty: Story = { args: { defaultValue: [] } };

export const Adds: Story = {
  args: { defaultValue: ['Go'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), '  Apache   Kafka {Enter}Terraform,Ku');
    await expect(tagsOf(canvasElement)).toEqual(['Go', 'Apache Kafka', 'Terraform']);
    await expect(inputOf(canvasElement)).toHaveValue('Ku');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Go', 'Apache Kafka', 'Terraform']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Terraform added. 3 of 10.');
  },
};

export const WhatWasTypedIsAddedWhenTheFieldIsLeft: Story = {
  args: { defaultValue: ['Go'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'Rust');
    await userEvent.click(document.body);
    await waitFor(() => expect(tagsOf(canvasElement)).toEqual(['Go', 'Rust']));
    await expect(inputOf(canvasElement)).toHaveValue('');
  },
};

export const Pasted: Story = {
  args: { defaultValue: ['Go', 'Kafka'], limit: 6, maxLength: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(inputOf(canvasElement));
    await userEvent.paste(
      'Rust\r\nkafka, Python,,Kubernetes in three regions and two clouds\nDocker\nScala\nElm',
    );
    await expect(tagsOf(canvasElement)).toEqual(['Go', 'Kafka', 'Rust', 'Python', 'Docker', 'Scala']);
    await expect(
      canvas.getByText(
        '4 added. Already added: Kafka. Limit of 6 reached: 1 not added. 1 not added (over 20 characters).',
        { ignore: 'output *' },
      ),
    ).toBeVisible();
  },
};

export const RemovesWithBackspace: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), 'x{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Go', 'PostgreSQL', 'Kafka']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Terraform removed. 3 of 10.');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(inputOf(canvasElement));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'Terraform' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(tagsOf(canvasElement)).toEqual(['Go', 'Kafka', 'Terraform']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kafka' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(inputOf(canvasElement)).toHaveFocus();
  },
};

export const RemovesByPress: Story = {
  args: { defaultValue: ['Go'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Go' }));
    await waitFor(() => expect(canvas.queryByRole('row')).toBeNull());
    await expect(inputOf(canvasElement)).toHaveFocus();
  },
};

export const Duplicate: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(inputOf(canvasElement), 'KAFKA{Enter}');
    await expect(
      await within(canvasElement).findByText('Kafka is already added.', { ignore: 'output *' }),
    ).toBeVisible();
    await expect(inputOf(canvasElement)).toHaveValue('KAFKA');
    await expect(inputOf(canvasElement)).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Full: Story = {
  args: { limit: 4, suggestions: ['Rust', 'Docker'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(inputOf(canvasElement), 'Rust{Enter}');
    await expect(
      await canvas.findByText('You can add up to 4. Remove one to add another.', { ignore: 'output *' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Docker' })).toBeDisabled();
  },
};

export const WithSuggestions: Story = {
  args: { suggestions: ['Kubernetes', 'Rust', 'kafka', 'Docker', 'gRPC'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(inputOf(canvasElement), 'ru');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Rust' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Go', 'PostgreSQL', 'Kafka', 'Terraform', 'Rust']);
    await expect(inputOf(canvasElement)).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Add Rust' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add Docker' })).toHaveFocus();
  },
};

export const AddsAll: Story = {
  args: {
    defaultValue: ['Go'],
    suggestions: [{ tag: 'Kubernetes', note: 'k8s' }, 'go', 'Rust', 'Docker'],
    suggestionsTitle: 'Found in the description',
  },
  play: async ({ canvasElement, args }) => {
    const found = within(within(canvasElement).getByRole('group', { name: 'Found in the description' }));
    await expect(found.getByRole('button', { name: 'Add Kubernetes (k8s)' })).toBeVisible();
    await userEvent.type(inputOf(canvasElement), 'ter');
    await userEvent.click(found.getByRole('button', { name: 'Add Rust' }));
    await userEvent.click(found.getByRole('button', { name: 'Add all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Go', 'Rust', 'Kubernetes', 'Docker']);
    await expect(within(canvasElement).queryByRole('group', { name: 'Found in the description' })).toBeNull();
    await expect(inputOf(canvasElement)).toHaveFocus();
    await expect(inputOf(canvasElement)).toHaveValue('ter');
  },
};

export const WithTitledSuggestions: Story = {
  args: {
    suggestions: [{ tag: 'Kubernetes', note: 'k8s' }, 'Rust', 'Docker'],
    suggestionsTitle: 'Found in the description',
  },
};

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refuse = (tags: FormDataEntryValue[]) =>
    setErrors(tags.includes('Kafka') ? { skills: 'Kafka is not in the list of skills.' } : {});
  return (
    <Form errors={errors} onSubmit={(event) => refuse(new FormData(event.currentTarget).getAll('skills'))}>
      <TagField
        label="Skill Tags"
        name="skills"
        defaultValue={['Go', 'Kafka']}
        placeholder="Add a skill"
        isRequired
      />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  );
}

export const WithError: Story = {
  render: Refused,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Kafka is not in the list of skills.')).toBeVisible();
    await expect(inputOf(canvasElement)).toHaveFocus();
  },
};

export const AnErrorGoesWithTheTag: Story = {
  ...WithError,
  play: async (context) => {
    await WithError.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kafka' }));
    await waitFor(() => expect(canvas.queryByText('Kafka is not in the list of skills.')).toBeNull());
    await expect(tagsOf(context.canvasElement)).toEqual(['Go']);
  },
};

export const Disabled: Story = { args: { isDisabled: true, suggestions: ['Rust'] } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    inputOf(canvasElement).focus();
    await userEvent.keyboard('{Backspace}');
    await expect(tagsOf(canvasElement)).toHaveLength(4);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'Skills that somebody needs on the first day, and that are asked for in the interview',
    description: 'Enter or a comma adds a tag. A list that was copied from elsewhere becomes a tag a line.',
    defaultValue: [
      'Migration of relational databases without downtime',
      'Donaudampfschifffahrtsgesellschaftskapitänspatent',
      'Go',
    ],
    suggestions: ['Negotiation with carriers, customs and port authorities'],
  },
};

export const Narrow: Story = {
  args: { suggestions: ['Kubernetes', 'Rust', 'Docker'] },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = {
  args: {
    label: 'כישורים',
    description: 'Enter או פסיק מוסיפים תגית.',
    placeholder: 'הוספת כישור',
    defaultValue: ['ניהול פרויקטים', 'PostgreSQL', 'עברית'],
    suggestions: ['אנגלית', 'Kafka'],
  },
  globals: { direction: 'rtl' },
};

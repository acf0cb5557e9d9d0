import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { QUESTION_MARK } from './use-question-mark.ts';

const meta: Meta = {
  title: 'Screens/Shell/Keyboard shortcuts',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.removeItem(QUESTION_MARK);
    return () => localStorage.removeItem(QUESTION_MARK);
  },
  render: () => (
    <InShell
      session={marta}
      path="/note"
      routes={[{ path: '/note', element: <textarea aria-label="Note" style={{ margin: 28 }} /> }]}
    />
  ),
};
export default meta;

const overlays = within(document.body);
const shown = () => overlays.findByRole('dialog', { name: 'Keyboard Shortcuts' });
const isGone = () => waitFor(() => expect(overlays.queryByRole('dialog')).toBeNull());

export const ByKey: StoryObj = {
  name: 'Opened by ? where nothing is typed, and closed by Escape',
  play: async ({ canvasElement }) => {
    const note = await within(canvasElement).findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Who?');
    await expect(note).toHaveValue('Who?');
    await expect(overlays.queryByRole('dialog')).toBeNull();

    note.blur();
    await userEvent.keyboard('?');
    await shown();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.keyboard('?');
    await expect(await shown()).toBeVisible();
  },
};

export const TurnedOff: StoryObj = {
  name: 'The key can be turned off; the command palette still leads there',
  play: async () => {
    await userEvent.keyboard('?');
    await userEvent.click(within(await shown()).getByRole('switch', { name: 'Open this list with ?' }));
    await userEvent.keyboard('{Escape}');
    await isGone();

    await userEvent.keyboard('?');
    await expect(overlays.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await overlays.findByRole('option', { name: 'Keyboard Shortcuts' }));
    const dialog = await shown();
    await expect(within(dialog).getByRole('switch')).not.toBeChecked();
    await waitFor(() => expect(overlays.queryAllByRole('dialog')).toHaveLength(1));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const Narrow: StoryObj = {
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await userEvent.keyboard('?');
    await shown();
  },
};

import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** The field of the upload page. */
export const picker = () => screen.findByLabelText<HTMLInputElement>('Drop resumes here or choose files');

// The field lies unseen under its label, which takes the pointer.
const user = userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });

/** Chooses files as the file dialog would, of whatever type. */
export const choose = async (...files: File[]) => user.upload(await picker(), files);

/** Presses a button by its name, once it is there. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Carries files over the page, or lets them go on it. */
export const drag = (kind: string, ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
};

/** Carries a file over the page until it is seen: a page listens a moment after it is there. */
export async function dragOver(file: File): Promise<void> {
  await waitFor(async () => {
    drag('dragenter', file);
    await expect(screen.getByText('Drop resumes to upload')).toBeVisible();
  });
}

import { screen, userEvent } from 'storybook/test';

/** The field of the upload page. */
export const picker = () => screen.findByLabelText<HTMLInputElement>('Drop resumes here, or choose files');

// The field lies unseen under its label, which takes the pointer.
const user = userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });

/** Chooses files as the file dialog would, of whatever type. */
export const choose = async (...files: File[]) => user.upload(await picker(), files);

/** Presses a button by its name, once it is there. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

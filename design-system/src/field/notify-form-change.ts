/**
 * Says to the form around that a field was changed without typing, as typing does by itself: an error of that field
 * goes, and listeners of `input` hear of it. `root` is any element around the field's inputs, or one that lies in an
 * element with the field's name as `data-field`.
 */
export function notifyFormChange(root: HTMLElement | null, name: string | undefined): void {
  if (!root || !name) return;
  const inputs = [...root.querySelectorAll('input')];
  const named = inputs.find((input) => input.name === name) ?? root;
  named.dispatchEvent(new Event('input', { bubbles: true }));
}

declare global {
  interface Window {
    /** What the page kept before any script had come (`server/inline-scripts.ts`): forms to submit, buttons to press. */
    shortlistEarlyActs?: { readonly acts: Iterable<Element>; readonly end: () => void } | undefined;
  }
}

/**
 * For a page that was rendered ahead, once React goes on from it: tells React what was typed into the fields before, by a
 * person or by the browser, and then carries out what was submitted and pressed.
 */
export function carryOutEarlyActs(page: ParentNode): void {
  const early = window.shortlistEarlyActs;
  if (!early) return;
  window.shortlistEarlyActs = undefined;
  early.end();
  page.querySelectorAll('input').forEach(tellValue);
  // In a task of its own: by then the form knows what was typed.
  setTimeout(() => [...early.acts].forEach(carryOut));
}

/** React takes an event for news only when the value is another than the one it noted, which it does at hydration. */
function tellValue(field: HTMLInputElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function carryOut(place: Element): void {
  place.ariaBusy = null;
  if (place instanceof HTMLFormElement) place.requestSubmit();
  else if (place instanceof HTMLElement) place.click();
}

/** Says that the shell could not start, with nothing but the document: React may be what is missing. */
export function showStartError(error: unknown): void {
  globalThis.console.error(error);
  const place = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'Failed to start Shortlist';
  const text = document.createElement('p');
  text.textContent = "The page couldn't load. Your saved work is safe.";
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload page';
  button.addEventListener('click', () => location.reload());
  place.append(heading, text, button);
  place.style.cssText =
    'max-inline-size:32rem;margin:20vh auto;padding:0 20px;display:grid;gap:12px;justify-items:start';
  button.style.cssText =
    'min-block-size:32px;padding:0 12px;border:1px solid;border-radius:6px;cursor:pointer';
  document.getElementById('root')?.replaceChildren(place);
}

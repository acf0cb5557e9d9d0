/**
 * A configuration with Google sign-in whose client library is a small stand-in: it draws one button, which
 * answers with this credential.
 */
export function withGoogle(credential: string | null) {
  const script = `{
    let settings;
    window.google = { accounts: { id: {
      initialize(given) { settings = given; },
      renderButton(place) {
        const button = document.createElement('button');
        button.textContent = 'Continue as Marta';
        button.addEventListener('click', () => settings.callback(${JSON.stringify({ credential })}));
        place.replaceChildren(button);
      },
    } } };
  }`;
  return {
    google_client_id: 'client.apps.example',
    google_script_url: `data:text/javascript,${encodeURIComponent(script)}`,
  };
}

/* Runs in the page of /api/docs. It asks nothing of any other server: the validator badge is off. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
follow();
dark.addEventListener('change', follow);

globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  operationsSorter: 'alpha',
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});

import { parseArgs } from 'node:util';
import { SANDBOX_CLIENT_ID, startSandboxIssuer } from './issuer.ts';

/** `npm run sandbox:google -w bff -- --port 4100`: an issuer for development, until it is stopped. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4100' } } });
const issuer = await startSandboxIssuer({ port: Number(values.port) });

process.stdout.write(
  [
    'The sandbox issuer runs. Start the product beside it with:',
    `  GOOGLE_CLIENT_ID=${SANDBOX_CLIENT_ID}`,
    `  GOOGLE_ISSUER=${issuer.origin}`,
    `  GOOGLE_JWKS_URL=${issuer.settings.jwksUrl}`,
    `  GOOGLE_SCRIPT_URL=${issuer.settings.scriptUrl}`,
    '',
  ].join('\n'),
);
const stop = () => void issuer.close();
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

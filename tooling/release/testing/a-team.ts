import { generateKeyPairSync } from 'node:crypto';
import { textOfKey } from '@shortlist/shell/server';

/** A team that can sign: its keys as variables hold them. */
export interface Team {
  /** `RELEASE_KEY` */
  readonly privateKey: string;
  /** A key in `RELEASE_KEYS`. */
  readonly publicKey: string;
}

export function aTeam(): Team {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: textOfKey(publicKey),
  };
}

/** The teams of the shell and of two remotes, and `RELEASE_KEYS` with a key of each. */
export function threeTeams() {
  const [shellTeam, jobsTeam, aiTeam] = [aTeam(), aTeam(), aTeam()];
  const keys = {
    shell: [shellTeam.publicKey],
    'mfe-jobs': [jobsTeam.publicKey],
    'mfe-ai': [aiTeam.publicKey],
  };
  return { shellTeam, jobsTeam, aiTeam, RELEASE_KEYS: JSON.stringify(keys) };
}

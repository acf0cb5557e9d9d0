import { remoteConfig } from '@shortlist/tooling/preset';
import remote from './remote.config.ts';

export default remoteConfig(import.meta.dirname, remote);

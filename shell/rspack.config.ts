import { shellConfig } from '@shortlist/tooling/preset';

export default shellConfig(import.meta.dirname);

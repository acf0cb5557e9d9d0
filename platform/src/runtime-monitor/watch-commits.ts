import type { RemoteInSet } from '../registry/release-set.ts';
import { reportRuntimeIssue } from '../telemetry/report.ts';
import { commitRate, TOO_MANY } from './commit-rate.ts';
import { onCommit } from './react-commits.ts';
import { remotesOfCommit } from './rendered-places.ts';
import { stopRemote } from './stopped-remotes.ts';

/** So many commits over the limit are looked at before anybody is named. */
const LOOKED_AT = 20;

const INPUTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input', 'scroll'];

const DETAIL = `Rendered more than ${TOO_MANY} times in one second without user input.`;

/**
 * Notices a part that draws itself over and over without ever throwing, and names the remote that most of those
 * commits began in. Below the limit a commit costs one addition.
 */
export function watchCommits(): void {
  const rate = commitRate();
  let seen = 0;
  let counts = new Map<RemoteInSet | undefined, number>();
  for (const type of INPUTS)
    document.addEventListener(type, () => rate.input(performance.now()), { capture: true, passive: true });
  onCommit((root) => {
    if (!rate.commit(performance.now())) return;
    seen += 1;
    for (const origin of remotesOfCommit(root)) counts.set(origin, (counts.get(origin) ?? 0) + 1);
    if (seen < LOOKED_AT) return;
    for (const [origin, count] of counts) {
      if (count <= seen / 2) continue;
      reportRuntimeIssue('render_loop', DETAIL, origin);
      if (origin) stopRemote(origin);
    }
    seen = 0;
    counts = new Map();
  });
}

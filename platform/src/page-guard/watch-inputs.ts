import { findRemoteHost } from '../loader/host.ts';
import { remoteOfElement } from '../telemetry/remote-of-element.ts';
import { noteBusy, noteIdle } from './hang-record.ts';
import { reportIfHang } from './report-hang.ts';

const INPUTS = ['click', 'keydown', 'input', 'submit'];

/** Notices what a person does that a part of a remote never finishes, or takes too long for. */
export function watchInputs(): void {
  for (const type of INPUTS) window.addEventListener(type, notice, { capture: true, passive: true });
}

function notice({ target }: Event): void {
  const remotes = findRemoteHost()?.registry.releases.remotes ?? [];
  const remote = target instanceof Node ? remoteOfElement(target, remotes) : undefined;
  if (!remote) return;
  const start = performance.now();
  noteBusy(remote);
  setTimeout(() => {
    noteIdle();
    reportIfHang(remote, performance.now() - start);
  });
}

import { ownValue } from '../registry/own-value.ts';
import type { RemoteRelease, ShellRelease, Weights } from '../registry/release-set.ts';

type Weighed =
  | Pick<RemoteRelease, 'entry' | 'pages' | 'exposes' | 'compressed'>
  | Pick<ShellRelease, 'main' | 'pages' | 'compressed'>;

/** The files that everything of a release starts with: the container of a remote, the shell's first files. */
function entryFiles(release: Pick<RemoteRelease, 'entry'> | Pick<ShellRelease, 'main'>): string[] {
  return 'main' in release ? [...release.main.js, ...release.main.css] : [release.entry];
}

/** The compressed bytes of the files that everything starts with. */
export function weighEntry(release: Weighed): number {
  return weigh(release, entryFiles(release));
}

const weigh = ({ compressed }: Weighed, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (ownValue(compressed, file) ?? 0), 0);

/** A page or a widget with the compressed bytes that a browser fetches for it, the first files included. */
export interface SizedPart {
  /** The route pattern of a page, `JobList` of a widget. */
  readonly name: string;
  readonly kind: 'page' | 'widget';
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Every page of a shell, or page and widget of a remote, the heaviest first. */
export function weighParts(release: Weighed): SizedPart[] {
  const exposes = 'exposes' in release ? release.exposes : {};
  const part = (kind: SizedPart['kind'], name: string, files: readonly string[]): SizedPart => {
    const all = [...new Set([...entryFiles(release), ...files])];
    return { kind, name, files: all, bytes: weigh(release, all) };
  };
  const widgets = Object.entries(exposes).filter(([name]) => name !== './routes');
  return [
    ...release.pages.map(({ path, js, css }) => part('page', path, [...js, ...css])),
    ...widgets.map(([name, { js, css }]) => part('widget', name.slice(2), [...js, ...css])),
  ].sort((a, b) => b.bytes - a.bytes);
}

/** What a release says of its weight: of its first files, and of the heaviest page and widget with them. */
export function measureSize(release: Weighed): Weights {
  const parts = weighParts(release);
  const heaviest = (kind: SizedPart['kind']): number => parts.find((each) => each.kind === kind)?.bytes ?? 0;
  return { entry: weighEntry(release), page: heaviest('page'), widget: heaviest('widget') };
}

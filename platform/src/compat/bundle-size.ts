import { ownValue } from '../registry/own-value.ts';
import type { RemoteRelease, Weights } from '../registry/release-set.ts';

type Weighed = Pick<RemoteRelease, 'entry' | 'pages' | 'exposes' | 'compressed'>;

/** A page or a widget with the compressed bytes that a browser fetches for it, the container included. */
export interface SizedPart {
  /** The route pattern of a page, `JobList` of a widget. */
  readonly name: string;
  readonly kind: 'page' | 'widget';
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Every page and widget of a remote, the heaviest first. */
export function weighParts({ entry, pages, exposes, compressed }: Weighed): SizedPart[] {
  const part = (kind: SizedPart['kind'], name: string, files: readonly string[]): SizedPart => {
    const all = [...new Set([entry, ...files])];
    return {
      kind,
      name,
      files: all,
      bytes: all.reduce((sum, file) => sum + (ownValue(compressed, file) ?? 0), 0),
    };
  };
  const widgets = Object.entries(exposes).filter(([name]) => name !== './routes');
  return [
    ...pages.map(({ path, js, css }) => part('page', path, [...js, ...css])),
    ...widgets.map(([name, { js, css }]) => part('widget', name.slice(2), [...js, ...css])),
  ].sort((a, b) => b.bytes - a.bytes);
}

/** What a release says of its weight: of the container, and of the heaviest page and widget with it. */
export function measureSize(release: Weighed): Weights {
  const parts = weighParts(release);
  const heaviest = (kind: SizedPart['kind']): number => parts.find((each) => each.kind === kind)?.bytes ?? 0;
  const entry = ownValue(release.compressed, release.entry) ?? 0;
  return { entry, page: heaviest('page'), widget: heaviest('widget') };
}

/** One screen of a remote: where it lives, which file draws it, which widgets of other remotes it shows. */
export interface PageDescriptor {
  /** Absolute route pattern, `/joblist/:id`; the most specific pattern of all remotes owns a URL. */
  readonly path: `/${string}`;
  /** The lazily imported file of the page: the build finds by it which chunks the page needs. */
  readonly module: `./src/${string}`;
  /** Widgets of other remotes that the page shows at once, `mfe_jobs/JobList`: the edge starts them too. */
  readonly widgets?: readonly `${string}/${string}`[];
}

/** A widget of this remote for a slot of any remote. */
export interface OfferDescriptor {
  /** The slot's id, `mfe_dashboard/UserHomeSide`. */
  readonly slot: `${string}/${string}`;
  /** The exposed widget, `./MyPlan`. */
  readonly widget: `./${string}`;
  /** Its place among the offers for the slot while no administrator has arranged them; the smallest number is first. */
  readonly order: number;
}

/** Compressed bytes that a browser may have to fetch before something of a remote can be shown. */
export interface Budget {
  /** The container. */
  readonly entry: number;
  /** The heaviest page, container included. */
  readonly page: number;
  /** The heaviest widget, container included; 0 for a remote that exposes none. */
  readonly widget: number;
}

/** What a remote says of itself: plain data, read by the build, the release, the edge and the dev server. */
export interface RemoteDescriptor {
  /** Name of the container and of its global, `mfe_jobs`. */
  readonly name: string;
  /** Folder of the package, `mfe-jobs`. */
  readonly package: string;
  /** What people call it in an error: `Job positions`. */
  readonly title: string;
  /** Who answers for it in telemetry. */
  readonly team: string;
  /** Port of its own dev server. */
  readonly port: number;
  /** Exposed modules: `./routes`, and one for each widget. */
  readonly exposes: Readonly<Record<`./${string}`, `./src/${string}`>>;
  readonly pages: readonly PageDescriptor[];
  /** Which of its widgets it offers for slots. */
  readonly offers?: readonly OfferDescriptor[];
  /** How the addresses of its pages begin, `/joblist`: no other remote may have a page there. */
  readonly prefixes: readonly `/${string}`[];
  /** What it may weigh, as gzip counts. A release above it is refused. */
  readonly budget: Budget;
}

/**
 * Declares a remote.
 *
 * @throws Error with a sentence when the name cannot be a container's, `./routes` is missing, or an offer is no widget of its own.
 */
export function defineRemote(descriptor: RemoteDescriptor): RemoteDescriptor {
  const { name, exposes, pages, offers = [] } = descriptor;
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(
      `The remote name "${name}" may hold small letters, digits and _ only: it becomes a global.`,
    );
  }
  if (pages.length > 0 && !exposes['./routes']) {
    throw new Error(`The remote ${name} has pages, so it must expose "./routes".`);
  }
  const missing = offers.find(({ widget }) => widget === './routes' || !exposes[widget]);
  if (missing) {
    throw new Error(`The remote ${name} offers "${missing.widget}", so it must expose it as a widget.`);
  }
  return descriptor;
}

export interface RadarSeries {
  /** Whose line it is. */
  label: string;
  /** One for each axis, in their order, from 0 to `max`; null is unknown, and opens the line. */
  values: readonly (number | null)[];
}

/** The dashboards expose no widget: they compose those of the other remotes. */
export type DashboardWidget = never;

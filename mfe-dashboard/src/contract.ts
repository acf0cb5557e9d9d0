/** The dashboards expose no widget: they compose those of the other remotes. */
export type DashboardWidgets = Record<never, never>;

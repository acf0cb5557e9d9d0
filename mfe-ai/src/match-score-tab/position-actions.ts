import type { WidgetContracts } from '@shortlist/platform';

/** The types of the widget that the tab shows: erased by the compiler, so no remote's code is bundled here. */
export type * from '@shortlist/mfe-jobs/contract';

/** Edit and Delete of a position, with their dialogs, by the remote that owns positions. */
export const POSITION_ACTIONS = 'mfe_jobs/PositionActions' satisfies keyof WidgetContracts;

export {
  ApiError,
  type BrowserErrorCode,
  isForbidden,
  messageOf,
  serverMessageOf,
  wasRefused,
} from './api/api-error.ts';
export { call, callPage, type Page } from './api/call.ts';
export { type Downloaded, type DownloadOptions, download } from './api/download.ts';
export type { CallOptions } from './api/request.ts';
export { saveFile } from './api/save-file.ts';
export { type UploadOptions, upload } from './api/upload.ts';
export { type WatchOptions, watch } from './api/watch.ts';
export { RemoteWidget, type WidgetContracts } from './boundary/RemoteWidget.tsx';
export { Slot, type SlotContracts } from './boundary/Slot.tsx';
export {
  type DateInput,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatShortDate,
  formatTime,
  formatUtcDate,
} from './format/dates.ts';
export { formatFileSize } from './format/file-size.ts';
export { appLocale } from './format/locale.ts';
export { formatMoney, formatNumber, plural } from './format/numbers.ts';
export { isExposed, preloadWidget } from './loader/widgets.ts';
export { type Notification, notify, type Toast, type Tone, toast } from './notifications/notifications.ts';
export { type Breadcrumb, useBreadcrumbs, useDocumentTitle, useHeaderStart } from './page/page.ts';
export { type SavedView, type SavedViews, useSavedViews } from './page/saved-views.ts';
export type { TabParams, TabProps } from './page/tab.ts';
export {
  type Deletion,
  deleteWithUndo,
  isGoneAlready,
  markDeleted,
  useDeleted,
  useWithoutDeleted,
} from './queries/deletions.ts';
export { pagesOf, queryOf, refresh, useEndpoint } from './queries/endpoint-queries.ts';
export { type FailedQuery, LoadError } from './queries/LoadError.tsx';
export { queryClient } from './queries/query-client.ts';
export type { RouteObject } from './router.ts';
export { useIsSessionKnown, useSession } from './session/session.ts';
export { currentUser, setSession } from './session/session-store.ts';
export { type Deprecation, deprecated } from './telemetry/report.ts';

import { create } from 'zustand';

interface UpdateNoticeState {
  /** What is live instead of what this page is made of, as its fingerprint; null when that is the same. */
  readonly live: string | null;
  /** Which of them people have put off. */
  readonly putOff: string | null;
}

const useNotice = create<UpdateNoticeState>(() => ({ live: null, putOff: null }));

/** Tells what is live instead of what this page is made of; null when it is the same. */
export function noteLive(live: string | null): void {
  useNotice.setState({ live });
}

/** Takes the notice away until something newer still is live. */
export function putOffUpdate(): void {
  useNotice.setState(({ live }) => ({ putOff: live }));
}

/** Whether people are to be told of an update. */
export function useIsUpdateNew(): boolean {
  return useNotice(({ live, putOff }) => live !== null && live !== putOff);
}

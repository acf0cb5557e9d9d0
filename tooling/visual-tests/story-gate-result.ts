export interface StoryGateResult {
  passed: number;
  failed: number;
  /** One line for every fault: story, what, what to do. */
  failures: string[];
  /** Which pictures were compared with which, in words. */
  looks: string;
}

/** A place in words: "Published, 2 of 4", or the list alone where places within it do not differ. */
export interface PlaceInWords {
  list: string;
  /** From 1. */
  position: number;
  of: number;
  isOrdered: boolean;
}

/** "Published, 2 of 4" */
export function sayPlace({ list, position, of, isOrdered }: PlaceInWords): string {
  return isOrdered ? `${list}, ${position} of ${of}` : list;
}

/** What a screen reader says as items are moved. `what` is the name of the one item, or how many there are. */
export const announcements = {
  lifted: (what: string, place: PlaceInWords) =>
    `Picked up ${what} from ${sayPlace(place)}. Use arrow keys to move, Space to drop, Escape to cancel.`,
  over: (place: PlaceInWords) => `${sayPlace(place)}.`,
  refused: (list: string, why: string) => `${list}: ${withFullStop(why)}`,
  dropped: (what: string, place: PlaceInWords) => `${what} moved to ${sayPlace(place)}.`,
  stayed: (what: string, list: string) => `${what} stays in ${list}.`,
  putBack: (what: string, list: string) => `Canceled. ${what} returned to ${list}.`,
  wentBack: (what: string, list: string) => `${what} returned to ${list}.`,
};

function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

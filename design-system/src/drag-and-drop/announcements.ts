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
    `${what} lifted from ${sayPlace(place)}. Arrow keys choose a place, Space drops, Escape puts back.`,
  over: (place: PlaceInWords) => `${sayPlace(place)}.`,
  refused: (list: string, why: string) => `${list}: ${withFullStop(why)}`,
  dropped: (what: string, place: PlaceInWords) => `${what} moved to ${sayPlace(place)}.`,
  stayed: (what: string, list: string) => `${what} stays in ${list}.`,
  putBack: (what: string, list: string) => `${what} put back in ${list}.`,
  wentBack: (what: string, list: string) => `${what} went back to ${list}.`,
};

function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

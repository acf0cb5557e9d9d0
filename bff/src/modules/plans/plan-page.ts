import type { PageQuery } from '@shortlist/api-contract';
import { z } from 'zod';
import { AppError } from '../../errors.ts';

/** Where a page of plans starts: after the plan of this price and id, cheapest first. */
export interface AfterPlan {
  readonly price: number;
  readonly id: string;
}

const Position = z.tuple([z.number().min(0).max(99_999_999), z.uuid()]);

/** Cheaper than any plan. */
const FIRST: AfterPlan = { price: -1, id: '00000000-0000-0000-0000-000000000000' };

/**
 * Reads the cursor of a page query.
 *
 * @throws AppError invalid_input when the cursor was not made by `cursorAfter`.
 */
export function startOfPlans(query: PageQuery): AfterPlan {
  if (query.cursor === undefined) return FIRST;
  const position = Position.safeParse(decoded(query.cursor));
  if (!position.success) {
    const sentence = 'This page does not exist. Please start from the first one.';
    throw new AppError('invalid_input', sentence, { cursor: sentence });
  }
  return { price: position.data[0], id: position.data[1] };
}

/** The cursor of the page after this plan. */
export function cursorAfter({ price, id }: AfterPlan): string {
  return Buffer.from(JSON.stringify([price, id])).toString('base64url');
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

import {
  type Answers,
  type Call,
  FAILING,
  matchedCall,
  mockResponseFor,
} from '@shortlist/api-contract/testing/answers';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

/** What becomes of the calls of a page: held until told otherwise, refused with 500, cut off, or answered. */
export type MockBehavior = 'held' | 'failing' | 'offline' | Answers;

/** The /api of one page, answered between browser and server. Nothing but the session reaches the server. */
export interface MockedApi {
  /** What becomes of every call from now on, and of those that are held. */
  let(fate: MockBehavior): Promise<void>;
  /** Waits until each of these calls was made since the last `let`. */
  called(...calls: readonly Call[]): Promise<void>;
  /** What went wrong outside of the page: a call that the contract does not have, an answer that is missing. */
  readonly faults: readonly string[];
}

/** Answers the /api of a page from now on. The question who is signed in goes on to the server. */
export async function mockApi(page: Page, first: MockBehavior): Promise<MockedApi> {
  const faults: string[] = [];
  const made = new Set<Call>();
  let held: (() => Promise<void>)[] = [];
  let fate = first;

  const decide = async (route: Route, endpoint: Call): Promise<void> => {
    if (fate === 'held') held.push(() => decide(route, endpoint));
    else await meet(route, endpoint, fate).catch((error: Error) => faults.push(error.message));
  };
  await page.route('**/api/**', async (route) => {
    const endpoint = endpointOf(route);
    if (!endpoint) {
      faults.push(`The contract has no ${route.request().method()} ${route.request().url()}.`);
      return route.abort();
    }
    if (endpoint.id === 'auth.current') return route.continue();
    made.add(endpoint);
    return decide(route, endpoint);
  });

  return {
    faults,
    async let(next) {
      const waiting = held;
      [fate, held] = [next, []];
      made.clear();
      for (const go of waiting) await go();
    },
    called: async (...calls) => {
      await expect
        .poll(() => calls.filter((call) => !made.has(call)).map(({ id }) => id), { timeout: 30_000 })
        .toEqual([]);
    },
  };
}

function endpointOf(route: Route): Call | undefined {
  const request = route.request();
  return matchedCall(request.method(), new URL(request.url()).pathname);
}

async function meet(route: Route, endpoint: Call, fate: Exclude<MockBehavior, 'held'>): Promise<void> {
  if (fate === 'offline') return route.abort('internetdisconnected');
  const answer = fate === 'failing' ? FAILING : fate.get(endpoint);
  if (answer === undefined) {
    await route.abort();
    throw new Error(`Nothing is said about ${endpoint.id}.`);
  }
  return route.fulfill(mockResponseFor(endpoint, answer));
}

import { endpoints } from '@shortlist/api-contract';
import {
  type Answers,
  FAILING,
  matchedCall,
  mockResponseFor,
  user,
} from '@shortlist/api-contract/testing/answers';
import Koa from 'koa';
import type { Visitors } from './browser-sessions.ts';

/** A BFF that answers what the contract allows, or to a visitor whose API is down 500 to all but who is signed in. */
export function mockedBff(visitors: Visitors, answers: Answers): Koa {
  const bff = new Koa();
  bff.use((ctx) => {
    const visitor = visitors.of(ctx.req);
    const call = matchedCall(ctx.method, ctx.path);
    if (!call) {
      visitor?.surprises.add(`The contract has no ${ctx.method} ${ctx.path}.`);
      ctx.status = 404;
      return;
    }
    const isSession = call === endpoints.auth.current;
    const known = isSession ? user : answers.get(call);
    if (known === undefined)
      visitor?.surprises.add(`Nothing is said about ${call.id}: say it in kit.config.ts.`);
    const isDown = (visitor?.isApiDown ?? false) && !isSession;
    const { status, contentType, body } = mockResponseFor(
      call,
      isDown || known === undefined ? FAILING : known,
    );
    ctx.status = status;
    ctx.type = contentType;
    ctx.body = body;
  });
  return bff;
}

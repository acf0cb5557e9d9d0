import { endpoints } from '@shortlist/api-contract';
import { call } from '@shortlist/platform';
import { applySession } from '@shortlist/platform/host';

const demo = { email: 'recruiter@example.com', password: 'demo-password' };

/** Takes the session that the browser has, else the demo's. Without either, the host shows a form. */
export async function signInToDemo(): Promise<void> {
  const user = await call(endpoints.auth.current).catch(() =>
    call(endpoints.auth.login, { body: demo }).catch(() => null),
  );
  applySession(user);
}

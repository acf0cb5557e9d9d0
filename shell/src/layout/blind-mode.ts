import { endpoints } from '@shortlist/api-contract';
import { call, messageOf, notify, refresh, setSession } from '@shortlist/platform';

/** Turns blind mode on or off. With the session everything that was shown of candidates is asked again, in every tab. */
export async function setBlindMode(on: boolean): Promise<void> {
  try {
    setSession(await call(endpoints.blind.set, { body: { on } }));
    await refresh(endpoints.blind.set);
  } catch (error) {
    notify({
      tone: 'error',
      title: on ? 'Failed to turn on blind mode' : 'Failed to turn off blind mode',
      message: messageOf(error),
    });
  }
}

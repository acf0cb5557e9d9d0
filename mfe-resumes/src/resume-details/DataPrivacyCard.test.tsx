import { aResume, aUser } from '@shortlist/api-contract/testing';
import { PlatformFrame } from '@shortlist/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataPrivacyCard } from './DataPrivacyCard.tsx';

afterEach(cleanup);

test('a resume that is kept longer says until which day', async () => {
  const resume = aResume({ kept_until: '2027-05-01' });
  const Page = () => <DataPrivacyCard resume={resume} onErased={() => undefined} />;

  render(<PlatformFrame session={aUser()} path="/" routes={[{ path: '/', Component: Page }]} />);

  expect(await screen.findByText(/^Retention extended to May 1, 2027/)).toBeDefined();
});

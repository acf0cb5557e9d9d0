import { expect, test } from 'vitest';
import { FrameMessage } from './frame-message.ts';

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/\t/elsewhere.example',
  '/assets/mfe-jobs/1.0.0/picture.svg',
  '/api/jobs',
])('[TM-05] a frame leads to no address outside of the product: %j', (href) => {
  expect(FrameMessage.safeParse({ kind: 'go', href }).success).toBe(false);
  expect(FrameMessage.safeParse({ kind: 'at', href, replace: false }).success).toBe(false);
  const breadcrumbs = [{ label: 'Here', href }];
  expect(FrameMessage.safeParse({ kind: 'breadcrumbs', breadcrumbs }).success).toBe(false);
});

test('[TM-05] what a frame says otherwise is taken as it is, or not at all', () => {
  const message = { kind: 'go', href: '/joblist/7?tab=matches#top' };

  expect(FrameMessage.parse(message)).toEqual(message);
  expect(FrameMessage.safeParse({ kind: 'title', title: 'x'.repeat(301) }).success).toBe(false);
  expect(FrameMessage.safeParse(null).success).toBe(false);
});

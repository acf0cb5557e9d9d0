import { resumes } from '@shortlist/api-contract';
import { aResume } from '@shortlist/api-contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistentUploaderOf } from './persistent-uploader.ts';
import { countOf } from './upload-queue.ts';
import { keptSuccess } from './upload-success.ts';

let answer = () => {};

/** A server that takes the file when it is told to. */
class HeldRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = resumes.upload.status;
  readonly response = { resumes: [aResume()], refused: [] };
  open() {}
  abort() {}
  send() {
    answer = () => this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ resumes: [] })),
  );
});

afterEach(() => vi.unstubAllGlobals());

function isAskedBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('[UP-05] an upload goes on without its screen; the browser asks before it is lost, and its success is kept', async () => {
  const { uploader, show } = persistentUploaderOf('ada');
  const hide = show();
  uploader.add([new File(['Ada'], 'ada.pdf')]);
  expect(isAskedBeforeUnload()).toBe(false);
  uploader.start();
  hide();
  expect(isAskedBeforeUnload()).toBe(true);

  answer();
  await vi.waitFor(() => expect(countOf(uploader.snapshot(), 'done')).toBe(1));

  expect(isAskedBeforeUnload()).toBe(false);
  expect(keptSuccess('ada')).toBe(1);
  expect(persistentUploaderOf('ada').uploader).toBe(uploader);
});

test('[UP-05] whoever signs in next finds nothing of it, and what was on its way is stopped', () => {
  const { uploader } = persistentUploaderOf('ada');
  uploader.add([new File(['Bea'], 'bea.pdf')]);
  uploader.start();

  expect(persistentUploaderOf('grace').uploader.snapshot()).toEqual([]);

  expect(countOf(uploader.snapshot(), 'sending')).toBe(0);
  expect(isAskedBeforeUnload()).toBe(false);
});

import { fillPath, rawResumes } from '@shortlist/api-contract';
import { download } from '@shortlist/platform';
import { type Loaded, loadedOf, useQuery } from '@shortlist/platform/query';

/**
 * Where the original can be framed, once the server has said that it can: what a frame shows when its page is
 * refused, no page can change.
 */
export function useOriginal(id: string): Loaded<string> {
  return loadedOf(
    useQuery({
      queryKey: ['resumes', rawResumes.preview.id, id],
      queryFn: async ({ signal }) => {
        const address = fillPath(rawResumes.preview.path, { id });
        const isThere = await fetch(address, { method: 'HEAD', signal }).then(
          ({ ok }) => ok,
          () => false,
        );
        // The refusal itself stands in the body of the whole answer.
        if (!isThere) await download(rawResumes.preview, { params: { id }, signal });
        return address;
      },
    }),
  );
}

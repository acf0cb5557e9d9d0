import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentResume } from '../resumes/resumes.presenter.ts';
import { addSampleResumes } from './samples.service.ts';

export function mountSamples(router: ApiRouter, deps: Dependencies): void {
  route(router, endpoints.samples.addResumes, async ({ em, user, ctx }) => {
    await deps.limits.consume('upload', { account: user.id, address: ctx.state.address });
    return { resumes: (await addSampleResumes(em, deps, user.id)).map(presentResume) };
  });
}

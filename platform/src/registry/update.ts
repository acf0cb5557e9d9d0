import { hookOf } from '../other-react/hook-of.ts';
import { type UpdateState, updateStore } from './update-store.ts';

export { offerUpdate } from './update-store.ts';

/** Whether newer releases than those of this page are live. */
export const useUpdate = hookOf<UpdateState>(updateStore);

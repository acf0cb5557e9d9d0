export { defineKit, type KitConfig } from '../../tooling/contract-tests/kit-config.ts';
export {
  type Budget,
  defineRemote,
  type OfferDescriptor,
  type PageDescriptor,
  type RemoteDescriptor,
} from '../../tooling/preset/define-remote.ts';

import { job } from '@shortlist/api-contract/testing/answers';
import { defineKit } from '@shortlist/remote-kit';

export default defineKit({ params: { id: job.id }, widgets: { PositionActions: { job } } });

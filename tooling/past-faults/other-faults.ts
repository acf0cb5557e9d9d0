import type { PastFault } from './past-fault.ts';

const MERGES = 'bff/src/modules/duplicates/duplicates.service.ts';
const OF_OTHERS = "eb('merged_into', '=', anyOf(others))";

/** Found by compilers and rules, and on a PostgreSQL server alone. */
export const OTHER_FAULTS: readonly PastFault[] = [
  {
    fault: 'A checkout is opened without saying whether it is the first of its buyer.',
    commit: '4972391',
    step: 'types',
    asked: '',
    told: 'bff/src/modules/payments/checkout.service.ts',
    edits: [
      {
        file: 'bff/src/modules/payments/checkout.service.ts',
        fixed: '{ user, origin, plan, isFirst: own === null }',
        faulty: '{ user, origin, plan }',
      },
    ],
  },
  {
    fault: 'A module asks for the entity of another instead of its service.',
    commit: '4962519',
    step: 'lint',
    asked: '',
    told: 'subscription.entity.ts',
    edits: [
      {
        file: 'bff/src/modules/payments/checkout.test.ts',
        fixed: "import { startTestServer } from '../../../test/support/test-server.ts';\n",
        faulty:
          "import { startTestServer } from '../../../test/support/test-server.ts';\nimport { Subscription } from '../subscriptions/subscription.entity.ts';\n\nconsole.info(Subscription.name);\n",
      },
    ],
  },
  {
    fault: 'Two merges of one account wait for each other for ever.',
    commit: '0a823f7',
    step: 'postgres',
    asked: 'bff/test/attacks/attacks.test.ts',
    told: 'a merge of somebody with earlier versions and one of those at the same time never wait',
    edits: [
      { file: MERGES, fixed: '    await holdMerges(tx, ownerId);\n', faulty: '' },
      { file: MERGES, fixed: `, ${OF_OTHERS}]),`, faulty: ']),' },
      {
        file: MERGES,
        fixed: 'const moved = held\n      .filter(({ id }) => id !== mainId)',
        faulty: `const rows = await kysely(tx)
      .selectFrom('resumes')
      .select(['id', 'merged_into'])
      .where('owner_id', '=', ownerId)
      .where(({ eb, or }) => or([${OF_OTHERS.replace('merged_into', 'id')}, ${OF_OTHERS}]))
      .orderBy('id')
      .forUpdate()
      .execute();
    const moved = rows`,
      },
    ],
  },
  {
    fault: 'Processes that start at once on one server disturb each other.',
    commit: '2bf5e8d',
    step: 'postgres',
    asked: 'bff/src/db/database.test.ts',
    told: 'processes that start at once on one server migrate one after the other',
    edits: [
      {
        file: 'bff/src/db/database.ts',
        fixed: "    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);\n",
        faulty: '',
      },
    ],
  },
];

import { z } from 'zod';
import type { EntityManager } from '../../src/db/database.ts';

/** A node of PostgreSQL's plan: what it does, on which table, and how many rows it gave each time it ran. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly Plans?: PlanNode[] | undefined;
}

const Node: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  get Plans() {
    return z.array(Node).optional();
  },
});

const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: Node })]) })]);

/** Runs a query and gives its plan. */
export function explain(em: EntityManager, query: string): Promise<PlanNode> {
  return explainWith(em, query, []);
}

/** The same where sorting is the last resort: a sort that is still there has no index in its place. */
export function explainUnsorted(em: EntityManager, query: string): Promise<PlanNode> {
  return explainWith(em, query, ['enable_sort = off', 'enable_incremental_sort = off']);
}

function explainWith(em: EntityManager, query: string, settings: readonly string[]): Promise<PlanNode> {
  return em.transactional(async (alone) => {
    for (const setting of settings) await alone.execute(`set local ${setting}`);
    const [{ 'QUERY PLAN': plans }] = Explained.parse(
      await alone.execute(`explain (analyze, format json) ${query}`),
    );
    return plans[0].Plan;
  });
}

/** The tables of these that a plan reads from end to end. */
export function tablesRead(root: PlanNode, tables: ReadonlySet<string>): string[] {
  return nodesOf(root)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => tables.has(table));
}

/** The most rows that any sort of a plan takes in. */
export function largestSort(root: PlanNode): number {
  const sorts = nodesOf(root).filter((node) => node['Node Type'].endsWith('Sort'));
  return Math.max(0, ...sorts.flatMap((node) => (node.Plans ?? []).map((input) => input['Actual Rows'])));
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

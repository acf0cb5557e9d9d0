import { z } from 'zod';
import type { EntityManager } from '../db/database.ts';

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

const Explained = z
  .array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: Node, 'Execution Time': z.number() })).length(1) }))
  .length(1);

export interface Plan {
  readonly root: PlanNode;
  readonly milliseconds: number;
}

/** Runs a query with its plan. */
export async function explain(em: EntityManager, query: string): Promise<Plan> {
  const explained = Explained.parse(await em.execute(`explain (analyze, format json) ${query}`));
  const result = explained[0]?.['QUERY PLAN'][0];
  if (result === undefined) throw new Error('The database explained nothing.');
  return { root: result.Plan, milliseconds: result['Execution Time'] };
}

/** The tables of these that a plan reads from end to end. */
export function tablesRead(root: PlanNode, tables: ReadonlySet<string>): string[] {
  return nodesOf(root)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => tables.has(table));
}

/** The most rows that any sort of a plan takes in. */
export function mostSorted(root: PlanNode): number {
  const sorts = nodesOf(root).filter((node) => node['Node Type'] === 'Sort');
  return Math.max(0, ...sorts.flatMap((node) => (node.Plans ?? []).map((input) => input['Actual Rows'])));
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

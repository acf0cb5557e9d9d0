import type { FileStore } from '../../src/integrations/storage/file-store.ts';

/** The keys of all files of a store. */
export async function allKeys(storage: Pick<FileStore, 'list'>): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of storage.list()) keys.push(...page);
  return keys;
}

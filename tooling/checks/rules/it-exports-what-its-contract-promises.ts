import type { Problem, Rule } from '../rule.ts';

export const itExportsWhatItsContractPromises: Rule = {
  name: 'it exports what its contract promises',
  why: 'Others write against src/contract.ts and find out in the browser. A promised widget that is not exposed is an error on their page; an exposed one that is not promised can be shown by nobody, for its props have no type.',
  isForRemotesOnly: true,
  check: ({ candidate: { release } }) => {
    if (release.kind !== 'remote') return [];
    const promised = Object.keys(release.contracts).filter((id) => id.startsWith(`${release.name}/`));
    const exposed = Object.keys(release.exposes)
      .filter((name) => name !== './routes')
      .map((name) => `${release.name}/${name.slice(2)}`);
    return [...missing(promised, exposed).map(notExposed), ...missing(exposed, promised).map(notPromised)];
  },
};

const missing = (wanted: readonly string[], there: readonly string[]): string[] =>
  wanted.filter((id) => !there.includes(id));

const notExposed = (id: string): Problem => ({
  what: `src/contract.ts promises ${id}, and remote.config.ts does not expose it.`,
  fix: `Expose './${nameOf(id)}' in remote.config.ts, or take it out of the contract.`,
});

const notPromised = (id: string): Problem => ({
  what: `remote.config.ts exposes './${nameOf(id)}', and src/contract.ts does not say its props.`,
  fix: `Add '${id}' to WidgetContracts in src/contract.ts.`,
});

const nameOf = (id: string): string => id.slice(id.indexOf('/') + 1);

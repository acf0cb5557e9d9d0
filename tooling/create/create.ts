import { parseArgs } from 'node:util';
import { CreateError, createRemote } from './create-remote.ts';
import { type RemoteOptions, teamHandle } from './wanted-remote.ts';

const USAGE =
  'Usage: npm run create -- mfe-interviews [--title "Interviews"] [--team "Interviews"] [--port 4106] [--path /interviews]';

function readWords() {
  const word = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { title: word, team: word, port: word, path: word },
    });
  } catch (error) {
    throw new CreateError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const { positionals, values } = readWords();
  const [name = '', ...surplus] = positionals;
  if (surplus.length > 0) throw new CreateError(`One remote at a time.\n${USAGE}`);
  console.log(greetingOf(await createRemote({ name, ...values })));
}

function greetingOf({ package: name, team, path, port }: RemoteOptions): string {
  return `
  ${name} is there, owned by ${teamHandle(team)}.

  alone         npm run standalone -w ${name} -- --mock     http://localhost:${port}
  in the shell  npm run dev -w ${name}                      http://localhost:3000${path}
  tests         npx vitest run --project=${name}
  stories       npm run stories -- --update --filter ${name}/
  release       npm run release -w ${name}

  The way from here to a released widget: docs/guides/your-first-widget.md
`;
}

await main().catch((error: unknown) => {
  console.error(error instanceof CreateError ? error.message : error);
  process.exitCode = 1;
});

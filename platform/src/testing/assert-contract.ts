import type { EndpointDefinition, FilesPart } from '@shortlist/api-contract';
import type { z } from 'zod';

/** What is done about a mocked call that breaks the contract; tests may listen. */
export const assertContract = {
  /** Throws where nobody can catch it, so that the story or the test fails, also one that expects a refusal. */
  report(sentence: string): void {
    setTimeout(() => {
      throw new Error(sentence);
    });
  },
};

/**
 * What a request has that its endpoint does not allow, as a sentence; null when it is as agreed. Path, query, JSON
 * body and files are parsed as the server parses them.
 */
export async function breachOfRequest(
  endpoint: EndpointDefinition,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const parts: [string, z.ZodType | undefined, unknown][] = [
    // The star of a handler's path counts as a parameter.
    ['path', endpoint.params, endpoint.params && params],
    ['query', endpoint.query, query],
    endpoint.files
      ? ['files', undefined, {}]
      : ['body', endpoint.body, parseBody(await request.clone().text())],
  ];
  for (const [part, schema, value] of parts) {
    const problem = schema ? problemOf(schema, value) : surplusOf(value);
    if (problem) return `${endpoint.id}: the ${part} of the request is not as agreed: ${problem}.`;
  }
  const problem = endpoint.files && problemOfFiles(endpoint.files, await readForm(request));
  return problem ? `${endpoint.id}: the files of the request are not as agreed: ${problem}.` : null;
}

/** What an answer has that its endpoint does not allow, as a sentence; null when it is as agreed. */
export function breachOfReply(endpoint: EndpointDefinition, reply: unknown): string | null {
  const problem = problemOf(endpoint.response, reply);
  return problem && `${endpoint.id}: the mocked answer is not as agreed: ${problem}.`;
}

function problemOf(schema: z.ZodType, value: unknown): string | null {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue ? `${issue.path.join('.') || 'all of it'}, ${issue.message}` : null;
}

/** Where nothing is agreed, nothing may be sent. */
function surplusOf(value: unknown): string | null {
  const names = Object.keys(value ?? {});
  return names.length > 0 ? `it has ${names.join(', ')}, and none is expected` : null;
}

/** No body reads as an empty object, as it does for the server. */
function parseBody(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function readForm(request: Request): Promise<FormData | null> {
  return request
    .clone()
    .formData()
    .catch(() => null);
}

function problemOfFiles({ field, maxFiles, maxBytes }: FilesPart, form: FormData | null): string | null {
  if (!form) return 'it is no form';
  const files = form.getAll(field).filter((part) => typeof part !== 'string');
  if (files.length === 0) return `it has no file in ${field}`;
  if (files.length > maxFiles) return `it has ${files.length} files, and ${maxFiles} are allowed`;
  const tooLarge = files.find(({ size }) => size > maxBytes);
  return tooLarge ? `${tooLarge.name} has ${tooLarge.size} bytes, and ${maxBytes} are allowed` : null;
}

/* What is asked of the server. Addresses are relative, because the token is in the path. */

/** What was read of a file, and the digest that guards writing it. */
export interface ReadFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly digest: string;
  readonly name: string;
}

export async function readFile(path: string): Promise<ReadFile> {
  const response = await fetched(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { headers } = response;
  return {
    bytes,
    digest: headers.get('x-digest') ?? '',
    name: decodeURIComponent(headers.get('x-name') ?? ''),
  };
}

export async function readJson<Shape>(path: string): Promise<Shape> {
  return (await fetched(path)).json();
}

/** Writes a file that still has the digest. Returns its new one. */
export async function writeFile(
  index: number,
  bytes: Uint8Array<ArrayBuffer>,
  digest: string,
): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream', 'x-digest': digest };
  const response = await fetched(`file/${index}`, { method: 'POST', body: bytes, headers });
  const written: { readonly digest: string } = await response.json();
  return written.digest;
}

async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Error('roomlint view has ended: start it again, and open the address that it prints');
  }
  if (response.ok) return response;
  const { message }: { readonly message: string } = await response.json();
  throw new Error(message);
}

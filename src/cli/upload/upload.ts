import { resolve } from 'node:path';
import { AssetError, readAsset } from '../../api/read-asset.js';
import { type Asset, uploadAsset } from '../../api/upload.js';
import { isJson } from '../../json/parse-json.js';
import { printable } from '../../json/quote.js';
import { CommandError } from '../../workspace/command-error.js';
import type { ExitCode } from '../exit-codes.js';
import type { ServiceRequest } from '../service/request.js';
import { withService } from '../service/session.js';
import type { Terminal } from '../terminal.js';

/** `roomlint upload`: sends a file to a destination of its own. */
export function upload(file: string, request: ServiceRequest, terminal: Terminal): Promise<ExitCode> {
  return withService(request, ['apiKey'], terminal, async ({ client, print }) => {
    const asset = await readNamedAsset(file, request.cwd);
    const { assetURL, objectKey, status, text } = await uploadAsset(client, asset);
    print(
      `uploaded ${printable(file)} as ${asset.type}: ${printable(assetURL)}`,
      jsonObject({
        file: JSON.stringify(file),
        type: JSON.stringify(asset.type),
        bytes: String(asset.bytes.size),
        assetURL: JSON.stringify(assetURL),
        objectKey: JSON.stringify(objectKey),
        status: String(status),
        response: asJson(text),
      }),
    );
  });
}

/** @throws CommandError for a file that cannot be uploaded */
export async function readNamedAsset(file: string, cwd: string): Promise<Asset> {
  try {
    return await readAsset(resolve(cwd, file));
  } catch (error) {
    if (error instanceof AssetError) throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}

/** An object whose members are JSON texts. Their spelling is kept. */
export function jsonObject(members: Readonly<Record<string, string>>): string {
  const lines = Object.entries(members).map(([name, json]) => `  ${JSON.stringify(name)}: ${json}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** A response as it is if it is JSON, and otherwise as a string. */
export function asJson(text: string): string {
  return isJson(text) ? text : JSON.stringify(text);
}

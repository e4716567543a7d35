/** How a command is to call the service. */
export interface ServiceRequest {
  readonly cwd: string;
  /** The base URL, as given. */
  readonly server: string | undefined;
  /** A file of keys. */
  readonly keys: string | undefined;
  readonly format: 'text' | 'json';
  readonly uploadMethod: 'PUT' | 'POST';
}

/** How a command is to call the service. */
export interface ServiceRequest {
  readonly cwd: string;
  readonly format: 'text' | 'json';
}

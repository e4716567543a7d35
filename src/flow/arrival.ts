import type { Arrival, FlowModel } from './model.js';
import { runsAtLogin } from './reading.js';

/** What loading a page of this room sets off. */
export function arrivalOf({ events, reactionsTo }: Pick<FlowModel, 'events' | 'reactionsTo'>): Arrival {
  const reactions = [...reactionsTo]
    .filter(([fact]) => fact % 3 === 0)
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each);
  const logins = events.filter(runsAtLogin);
  const [first] = logins;
  return { reactions, login: first && { ...first, tasks: logins.flatMap(({ tasks }) => tasks) } };
}

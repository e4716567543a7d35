import { roomWithTask } from '../subscription/example-tasks.js';

/** The example room in which finding the key, on item 2, evaluates an expression. */
export function roomWithExpression(expression: string): string {
  return roomWithTask('2', 1, (task) => {
    task.Effector = { $type: 'FunctionEffector', V: expression };
  });
}

import { type BadExample, FIND_KEY, isObject, rawRoom } from '../kit.js';

/** The example room with some of its quest entries in `logic`, too. */
const withQuests = (count: number): string =>
  rawRoom(({ quests, logic }) => {
    if (isObject(quests) && isObject(logic))
      Object.assign(logic, Object.fromEntries(Object.entries(quests).slice(0, count)));
  });

export function misplacedExamples(): BadExample[] {
  const finding = (message: string) => ({ at: `/logic/${FIND_KEY}`, marks: `"${FIND_KEY}"`, message });
  return [
    {
      title: 'a quest entry',
      text: withQuests(1),
      ...finding(`"${FIND_KEY}" in logic is a quest entry: move it to quests`),
    },
    {
      title: 'all quest entries',
      text: withQuests(4),
      ...finding(`4 entries of logic, such as "${FIND_KEY}", are quest entries: move them to quests`),
    },
    {
      title: 'logic nested in itself',
      text: '{ "roomItems": { "2": { "prefabName": "SpawnPoint", "pos": { "x": 0, "y": 0, "z": 0 }, "rot": { "x": 0, "y": 0, "z": 0, "w": 1 }, "scale": { "x": 0.3, "y": 0.3, "z": 0.3 } } }, "logic": { "logic": {} } }',
      at: '/logic/logic',
      marks: '"logic"',
      message: 'logic is nested in itself: move what is in the inner one to the outer one',
    },
  ];
}

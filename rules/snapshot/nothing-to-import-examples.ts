import { type BadExample, type JsonObject, questsOnly, room } from '../kit.js';

const NOTHING = 'the file has none of the sections roomItems, settings, roomTasks, quests and logic';

const lookingLike = (title: string, value: JsonObject, advice: string): BadExample => ({
  title,
  text: JSON.stringify(value),
  at: '',
  marks: '{',
  message: `${NOTHING}${advice}`,
});

export function nothingToImportExamples(): readonly [BadExample, ...BadExample[]] {
  const { quests } = JSON.parse(questsOnly()) as { quests: JsonObject };
  const [entry = null] = Object.values(quests);
  const { roomItems, logic } = JSON.parse(room()) as { roomItems: JsonObject; logic: Record<string, string> };
  const wall = JSON.parse(logic['3'] ?? '{}') as { Tasks: [JsonObject] } & JsonObject;
  return [
    lookingLike(
      'JSON of another kind',
      { name: 'my-room', version: '1.0.0' },
      ', so an import has nothing to apply: check that this file is a snapshot',
    ),
    lookingLike(
      "a snapshot inside a server's response",
      { status: 'success', data: { room: { roomItems: {} } } },
      ', so an import has nothing to apply: keep only the snapshot at "/data/room"',
    ),
    lookingLike(
      "a server's response without a snapshot",
      { error: 'not found' },
      ", but looks like a server's response: check the request, and download the snapshot again",
    ),
    lookingLike(
      'a quest pair alone',
      quests,
      ', but holds quest entries: put each inside quests, under its id',
    ),
    lookingLike(
      'a quest entry alone',
      entry as JsonObject,
      ', but looks like a quest entry: put it inside quests, under its id',
    ),
    lookingLike(
      'the items alone',
      roomItems,
      ', but holds room items: put each inside roomItems, under its id',
    ),
    lookingLike(
      'a logic value alone',
      wall,
      ', but looks like a logic value: put it inside logic, as a string under the id of its item',
    ),
    lookingLike(
      'a subscription alone',
      wall.Tasks[0],
      ", but looks like a subscription: put it inside the Tasks of an item's logic",
    ),
    lookingLike(
      'the settings alone',
      { roomBase: 'BlankScene', isNight: true },
      ', but looks like settings: put it inside settings',
    ),
  ];
}

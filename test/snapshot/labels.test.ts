import { describe, expect, it } from 'vitest';
import { itemLabel, itemNames, itemText, labelText } from '../../src/snapshot/labels.js';

const SIGNED = 'https://store.example/o/chest.glb?X-Amz-Signature=0123456789abcdef0123456789abcdef';

describe('the label of an item', () => {
  const titled = { prefabName: 'GLB', hoverTitle: 'Chest', contentString: 'https://cdn.example/a/chest.glb' };

  it.each([
    ['its title, which its logic holds', titled, '{"Tasks":[],"title":"Door","text":"Hi"}', 'GLB "Door"'],
    ['its text without a title', titled, '{"text":"Welcome\\nall"}', 'GLB "Welcome\\nall"'],
    ['its title in logic that is an object by mistake', titled, { title: 'Door' }, 'GLB "Door"'],
    ['its title in extraData', { ...titled, extraData: '{"title":"Gate"}' }, undefined, 'GLB "Gate"'],
    ['its hoverTitle without both', titled, '{"Tasks":[]}', 'GLB "Chest"'],
    ['its hoverTitle where the logic is broken', titled, '{"title":', 'GLB "Chest"'],
    ['its hoverTitle where the title is blank', titled, '{"title":"  "}', 'GLB "Chest"'],
    ['its file where the hoverTitle is blank', { ...titled, hoverTitle: '' }, undefined, 'GLB "chest.glb"'],
    ['only its prefabName where it has nothing else', { prefabName: 'Trigger' }, '{}', 'Trigger'],
    ['only its title where it has no prefabName', { hoverTitle: 'Chest' }, '{}', '"Chest"'],
    ['nothing where it has no names', {}, '{}', ''],
    ['nothing where it is no record', 'Trigger', undefined, ''],
    ['nothing of numbers', { prefabName: 1, hoverTitle: 2 }, '{"title":3}', ''],
  ])('is %s', (_, item, logic, label) => {
    expect(labelText(itemLabel(item, logic))).toBe(label);
  });

  it.each([
    ['https://cdn.example/uploads/coin.glb?dynamic=true', 'coin.glb'],
    ['https://f.example/v0/b/x/o/GLBs%2FRobot_Orange.glb?alt=media&token=1#a/b.c', 'Robot_Orange.glb'],
    ['~1_Leaderboard.glb?alt=media', '~1_Leaderboard.glb'],
    ['FurnitureAddressables/Fire', 'Fire'],
    ['C:\\rooms\\chest.glb', 'chest.glb'],
    ['lava', 'lava'],
    ['100%.glb', '100%.glb'],
    ['https://www.example.com/watch?v=1', 'watch'],
    ['https://www.example.com', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['https://cdn.example/uploads/', undefined],
  ])('has the file name of the contentString %s', (contentString, title) => {
    expect(itemLabel({ contentString }).title).toBe(title);
  });

  it('shows no credentials', () => {
    expect(labelText(itemLabel({ prefabName: 'GLB', contentString: SIGNED }))).toBe('GLB "chest.glb"');
    expect(labelText(itemLabel({ prefabName: 'GLB', hoverTitle: SIGNED }))).not.toContain('0123456789abcdef');
    expect(itemNames({ hoverTitle: 'x-access-key: abc123def456' })).toEqual(['x-access-key: ***']);
  });

  it('is printed on one short line', () => {
    const item = { prefabName: 'a\u001b[31m'.repeat(1e5), hoverTitle: '\n\u202e'.repeat(1e5) };
    const text = itemText({ key: '5\u0007', ...itemLabel(item) });
    expect(text).toMatch(/^item "5\\u0007" \(a\\u001b\[31ma.{1,60}… "\\n\\u202e.{1,60}…"\)$/);
    expect(itemText({ key: '5', ...itemLabel({ prefabName: 'GLB', hoverTitle: 'Chest' }) })).toBe(
      'item 5 (GLB "Chest")',
    );
  });
});

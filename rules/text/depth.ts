import { defineRule, MAX_LEVELS, Place, spanIn } from '../kit.js';
import { grouped } from './grouped.js';

export default defineRule({
  id: 'text/depth',
  level: 'error',
  kinds: { 'too-deep': {} },
  fix: 'none',
  summary: 'Objects and lists are not nested too deeply',
  source: 'RFC 8259, section 9: a reader may limit the depth of nesting',
  why: 'Published rooms have fewer than 20 levels of nesting. Much deeper nesting is a mistake or an attack, and some readers refuse it or crash.',
  options: {
    max: {
      type: 'integer',
      default: MAX_LEVELS,
      minimum: 1,
      description: 'The maximum depth of nested objects and lists. Anything deeper is not read.',
    },
  },
  limits: { maxDepth: 'max' },
  unreadable: true,
  on: {
    textFault(fault, report) {
      if (fault.kind !== 'depth') return;
      const place = (fault.holder?.inside() ?? Place.root).along(fault.path);
      report({
        at: spanIn(fault.holder, fault.span, place),
        message: `nested more than ${grouped(fault.max)} ${fault.max === 1 ? 'level' : 'levels'} deep: flatten the objects and lists around it`,
      });
    },
  },
  examples: () => ({
    good: [
      {
        title: 'nesting as deep as max',
        text: '{ "roomTasks": { "Tasks": [] } }',
        options: { max: 3 },
      },
    ],
    bad: [
      {
        title: 'lists deeper than max',
        text: '{ "roomTasks": { "Tasks": [[[]]] } }',
        options: { max: 4 },
        at: '/roomTasks/Tasks/0/0',
        marks: '[',
        message: 'nested more than 4 levels deep: flatten the objects and lists around it',
      },
      {
        title: 'lists deeper than max inside a string that holds JSON',
        text: '{ "logic": { "2": "{\\"Tasks\\":[],\\"ViewNodes\\":[[[[]]]]}" }, "roomItems": {"2":{"prefabName":"GLB","pos":{"x":0,"y":0,"z":0},"rot":{"x":0,"y":0,"z":0,"w":1},"scale":{"x":1,"y":1,"z":1}}} }',
        options: { max: 4 },
        at: '/logic/2#/ViewNodes/0/0/0',
        marks: '[',
        message: 'nested more than 4 levels deep: flatten the objects and lists around it',
      },
    ],
  }),
});

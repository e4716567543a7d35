import { defineRule, found, Place, spanIn } from '../kit.js';
import { grouped } from './size-limits.js';

export default defineRule({
  id: 'text/depth',
  level: 'error',
  fix: 'none',
  summary: 'Objects and lists are not nested without end',
  source: 'RFC 8259, section 9: a reader may limit the depth of nesting',
  why: 'A snapshot is less than twenty levels deep. Deeper files are made by mistake or on purpose, and readers refuse them or crash.',
  options: {
    max: {
      type: 'integer',
      default: 256,
      minimum: 1,
      description: 'The most levels of objects and lists within each other. What lies deeper is not read.',
    },
  },
  limits: { maxDepth: 'max' },
  unreadable: true,
  textFault(fault, report) {
    if (fault.kind !== 'depth') return;
    const place = (fault.holder?.inside() ?? Place.root).along(fault.path);
    report({
      at: spanIn(fault.holder, fault.span, place),
      message: `this lies deeper than ${grouped(fault.max)} levels: take the lists and objects around it apart`,
    });
  },
  examples: () => ({
    good: [
      {
        title: 'nesting as deep as is allowed',
        text: '{ "roomTasks": { "Tasks": [] } }',
        options: { max: 3 },
      },
    ],
    bad: [
      {
        title: 'lists deeper than max',
        text: '{ "roomTasks": { "Tasks": [[[]]] } }',
        options: { max: 4 },
        findings: found(
          '/roomTasks/Tasks/0/0',
          '[',
          'this lies deeper than 4 levels: take the lists and objects around it apart',
        ),
      },
      {
        title: 'the same inside a string that holds JSON',
        text: '{ "logic": { "2": "{\\"Tasks\\":[],\\"ViewNodes\\":[[[[]]]]}" }, "roomItems": {"2":{"prefabName":"GLB","pos":{"x":0,"y":0,"z":0},"rot":{"x":0,"y":0,"z":0,"w":1},"scale":{"x":1,"y":1,"z":1}}} }',
        options: { max: 4 },
        findings: found(
          '/logic/2#/ViewNodes/0/0/0',
          '[',
          'this lies deeper than 4 levels: take the lists and objects around it apart',
        ),
      },
    ],
  }),
});

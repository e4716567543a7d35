import { counted } from '../../bytes/text/in-words.js';
import type { FlowModel } from './model.js';
import type { Play } from './play.js';
import { QuestWords, STATE_NAMES, scriptWord } from './script-words.js';
import type { PlayStep } from './step.js';

/* Plays as scripts write them. */

/** A step as a script writes it. */
export function stepText(model: FlowModel, step: PlayStep): string {
  switch (step.kind) {
    case 'click':
    case 'enter':
      return `${step.kind} ${scriptWord(step.item)}`;
    case 'fire':
      return `fire ${scriptWord(step.item)} ${scriptWord(step.type)}`;
    case 'set':
      return `set ${new QuestWords(model).of(step.quest) ?? '""'} ${STATE_NAMES[step.state]}`;
    case 'variable':
      return `${step.by} ${scriptWord(step.name)} ${typeof step.value === 'string' ? JSON.stringify(step.value) : step.value}`;
    case 'wait':
      return `wait ${step.seconds}`;
    case 'player':
      return `player ${scriptWord(step.name)}`;
    default:
      return step.kind;
  }
}

/** A play in one line: `click 4, wait 2, click 4`. */
export function playText(model: FlowModel, { steps, seed }: Play): string {
  const shown = steps.length > MAX_STEPS_SHOWN ? steps.slice(0, MAX_STEPS_SHOWN) : steps;
  const more = steps.length - shown.length;
  const text = shown.map((step) => stepText(model, step)).join(', ');
  return `${text}${more > 0 ? ` … (${counted(more, 'more step')})` : ''}${seed === 1 ? '' : ` (with --seed ${seed})`}`;
}

const MAX_STEPS_SHOWN = 12;

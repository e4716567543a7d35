import type { RulePack } from '../src/lint/pack.js';
export declare const rulePack: RulePack;

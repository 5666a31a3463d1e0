export { default } from './fr/rules.json' with { type: 'json' };

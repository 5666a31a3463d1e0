export { default } from './en/rules.json' with { type: 'json' };

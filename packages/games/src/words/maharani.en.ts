export { default } from '@durbar/maharani/words/en.json' with { type: 'json' };

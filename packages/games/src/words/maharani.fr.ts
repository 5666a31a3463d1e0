export { default } from '@durbar/maharani/words/fr.json' with { type: 'json' };

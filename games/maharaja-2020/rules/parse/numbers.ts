export { count, list, upTo, whole } from '../../../kingdom/rules/parse.ts';

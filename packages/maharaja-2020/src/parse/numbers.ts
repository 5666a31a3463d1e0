export { count, list, upTo, whole } from '@durbar/kingdom/parse';

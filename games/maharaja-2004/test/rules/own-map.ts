export { default as OWN_MAP } from '../../../kingdom/data/map-smallest.json' with { type: 'json' };

export { default as OWN_MAP } from '@durbar/kingdom/maps/smallest.json' with { type: 'json' };

export * from './basics.ts';
export * from './chat.ts';
export * from './colours.ts';
export * from './routes.ts';
export * from './situation.ts';
export * from './socket.ts';
export * from './tables.ts';
export * from './words.ts';

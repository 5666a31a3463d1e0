// Used only when the server runs from source: a bot thread cannot load TypeScript by itself and does not inherit the loader
// of its process. CommonJS, because Piscina begins with `require`: Node 20 crashes if a thread is ended while it requires an
// ES module.
/** @type {{ workerData: { module: string } }} */
const { workerData } = require('piscina');

/** @returns {Promise<(task: unknown) => unknown>} */
async function load() {
  const { register } = await import('tsx/esm/api');
  register();
  /** @type {{ default: (task: unknown) => unknown }} */
  const worker = await import(workerData.module);
  return worker.default;
}

/** @type {Promise<(task: unknown) => unknown> | null} */
let runner = null;

/** @param {unknown} task */
module.exports = async (task) => {
  runner ??= load();
  return (await runner)(task);
};

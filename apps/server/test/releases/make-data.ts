import { API } from '@durbar/protocol';
import { Person } from '../support/person.ts';
import { changeFile, readTables } from './change-file.ts';
import type { DataFacts } from './data-facts.ts';
import { chat, failedStart, leaveSeats, makeDevices, sealOne } from './data-parts.ts';
import { serveFile } from './program.ts';
import { type NewStage, type Player, Stage } from './stage.ts';

/** When the story of the data file begins. */
const BEGINNING = Date.UTC(2026, 10, 29, 9);

/** Has a server write a data file with tables in every state. */
export async function makeData(dataFile: string): Promise<DataFacts> {
  const server = await serveFile(dataFile, BEGINNING);
  const tables: Record<string, string> = {};
  const arrive = async (name: string): Promise<Player> => {
    const person = await Person.arrive(server.url);
    await person.ask('PATCH', API.me, { name });
    return { person, page: await person.connect() };
  };
  const [mira, jonas, ada, noor] = [
    await arrive('Mira'),
    await arrive('Jonas'),
    await arrive('Ada'),
    await arrive('Noor'),
  ];
  await makeDevices(server.url, mira);

  const running = await Stage.start({ game: 'maharani', name: 'Sunday', seats: [mira, jonas] });
  tables['running'] = running.id;
  await running.play(14);
  // A person's turn begins.
  for (
    let [seat] = await running.untilAsked();
    running.situation(seat ?? 0).undo;
    [seat] = await running.untilAsked()
  )
    await running.play(1);
  await chat(running.id, mira, jonas);

  const bots = { game: 'maharani', pace: 'days', seats: [mira, 'greedy', 'playout:400'] } as const;
  await (await begin(tables, 'bots', bots)).play(4);
  const quick = { game: 'maharaja-2020', seats: [mira, 'playout:20', 'random'] };
  await (await begin(tables, 'quickBots', quick)).play(8);
  const solo = { game: 'maharaja-2020', options: { solo: 'easy' }, seats: [mira] };
  await (await begin(tables, 'solo', solo)).play(14);
  const advanced = { preset: 'advanced2', map: 'hindustan', hiddenGold: true };
  const older = { game: 'maharaja-2004', options: advanced, seats: [mira, jonas, 'random'] };
  await (await begin(tables, 'advanced', older)).play(24);
  await sealOne(await begin(tables, 'sealed', { game: 'maharaja-2020', seats: [mira, jonas, 'greedy'] }));

  const finished = await begin(tables, 'finished', { game: 'maharani', seats: [mira, 'random'] });
  await finished.play(500, 'random');
  tables['rematch'] = await mira.person.rematch(finished.id);

  const resigned = await begin(tables, 'resigned', { game: 'maharani', seats: [mira, ada] });
  await resigned.play(6);
  await ada.page.do(resigned.id, { kind: 'resign' });
  const abandoned = await begin(tables, 'abandoned', { game: 'maharaja-2004', seats: [mira, jonas] });
  await abandoned.play(8);
  await mira.page.do(abandoned.id, { kind: 'abandon' });
  const paused = await begin(tables, 'paused', { game: 'maharani', pace: 'days', seats: [mira, jonas] });
  await paused.play(5);
  await jonas.page.do(paused.id, { kind: 'pause' });

  tables['waiting'] = await failedStart(mira, jonas);
  tables['starting'] = await Stage.open({ game: 'maharani', pace: 'days', seats: [mira, jonas] });
  await mira.person.ask('POST', API.start(tables['starting']));
  await mira.person.giveNonce(tables['starting']);

  // Both are changed below, as if they had been played by other programs.
  const firstRules = await begin(tables, 'firstRules', { game: 'maharani', seats: [mira, jonas] });
  const clocks = await begin(tables, 'clocks', { game: 'maharani', seats: [mira, jonas] });
  await clocks.play(5);
  const [late = 0] = await clocks.untilAsked();

  await leaveSeats(server.leap, tables, mira, ada, noor);
  const time = server.now();
  const [Mira, Jonas, Noor] = [mira, jonas, noor].map(({ person }) => person.cookie ?? '');
  const people = { Mira: Mira ?? '', Jonas: Jonas ?? '', Noor: Noor ?? '' };
  await ada.person.ask('DELETE', API.me);
  for (const { page } of [mira, jonas, noor]) await page.close();
  await server.stop();
  changeFile(dataFile, firstRules.id, clocks.id, late);
  return { time, people, tables: readTables(dataFile, tables) };
}

async function begin(tables: Record<string, string>, name: string, stage: NewStage): Promise<Stage> {
  const begun = await Stage.start(stage);
  tables[name] = begun.id;
  return begun;
}

import type account from './en/account.json';
import type chat from './en/chat.json';
import type clocks from './en/clocks.json';
import type common from './en/common.json';
import type games from './en/games.json';
import type history from './en/history.json';
import type home from './en/home.json';
import type hosting from './en/hosting.json';
import type intro from './en/intro.json';
import type learn from './en/learn.json';
import type links from './en/links.json';
import type local from './en/local.json';
import type newTable from './en/new.json';
import type notices from './en/notices.json';
import type palette from './en/palette.json';
import type panels from './en/panels.json';
import type plan from './en/plan.json';
import type replay from './en/replay.json';
import type room from './en/room.json';
import type settings from './en/settings.json';
import type table from './en/table.json';
import type withoutRules from './en/without-rules.json';

/** The page's own catalogues by area, each the file `<locale>/<area>.json`. */
export interface Catalogues {
  readonly account: typeof account;
  readonly chat: typeof chat;
  readonly clocks: typeof clocks;
  readonly common: typeof common;
  readonly games: typeof games;
  readonly history: typeof history;
  readonly home: typeof home;
  readonly hosting: typeof hosting;
  readonly intro: typeof intro;
  readonly learn: typeof learn;
  readonly links: typeof links;
  readonly local: typeof local;
  readonly new: typeof newTable;
  readonly notices: typeof notices;
  readonly palette: typeof palette;
  readonly panels: typeof panels;
  readonly plan: typeof plan;
  readonly replay: typeof replay;
  readonly room: typeof room;
  readonly settings: typeof settings;
  readonly table: typeof table;
  readonly 'without-rules': typeof withoutRules;
}

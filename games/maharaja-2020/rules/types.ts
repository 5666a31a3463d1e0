import type {
  CharacterEvent,
  MapChoice,
  SharedEvent,
  SharedMove,
  SharedPosition,
  TravelPath,
  TurnActions,
} from '../../kingdom/rules/index.ts';
import type { Brahmabot, BrahmabotEvent, BrahmabotView } from './brahmabot/types.ts';

/**
 * The choice that the match waits for: `draft` a seat picks a character (M20-1.6), `found` a seat places a first shrine
 * (1.7), `plan` all plan (2.2), `act` a seat takes its turn (5), `brahmabot` Brahmabot's next step (11.5), `robbed` a
 * seat whose character was taken picks another (5.3h), `reward` a seat picks a reward tile (7.4). Some tiles need a
 * choice: `shrine` where to build, `buy` how often to pay, `maharani` which character gets the token. `over`: the match
 * has ended.
 */
export type Phase =
  | 'draft'
  | 'found'
  | 'plan'
  | 'act'
  | 'brahmabot'
  | 'robbed'
  | 'reward'
  | 'shrine'
  | 'buy'
  | 'maharani'
  | 'over';

/**
 * A position with unknown parts null: numbers and flat lists of numbers. Cities are 0 to 6 and villages 0 and up as in the
 * map's file, sites 0 to 6 (0 the centre, 1 the top bonus, then clockwise), characters 1 to 16, actions 0 to 8 as
 * in `ACTIONS`, reward tiles 0 to 7 as in `REWARDS`; lists are by seat unless they say otherwise.
 */
export interface View extends SharedPosition, TurnActions {
  /** Number of people. They have the first seats; the other seats are automata, which plan nothing. */
  people: number;
  /** Special rules in play, one bit each, as in `SPECIAL_RULES`. */
  rules: number;
  /** 0 standard, else as in `FINAL_SCORINGS`. */
  finalScoring: number;
  /** What the final scoring tile replaces, as in `FINAL_SCORING_MODES`. */
  finalScoringMode: number;
  /** Whether the page shows everybody's prestige. Views contain it anyway, because it can be derived from public history (M20-1.9). */
  openPrestige: boolean;

  phase: Phase;
  /** Space of each city's flag, 0 to 15. */
  flags: number[];
  /** Action tokens in the general supply. */
  actionTokens: number;
  /** Characters that nobody holds, in the order they came. */
  display: number[];
  /** Reward tiles from the bottom of their track up; −1 is a space that was emptied in this phase. */
  rewards: number[];
  /** Three numbers for each Maharani token: owner (−1 in the supply), its character, the round in which it was put there. */
  maharani: number[];

  coins: number[];
  prestige: number[];
  /** Shrines in hand; shrines in the general supply. */
  hand: number[];
  supply: number[];
  /** Statues not built yet. */
  statues: number[];
  /** Character held; 0 for none. */
  characters: number[];
  /** City of the priest; 7 is the starting place. */
  priests: number[];
  /** Abilities used as holder of a character in this round, one bit each, bit 0 for character 1. */
  abilities: number[];

  /** Shrines in cities, at `seat * 7 + city`. */
  shrines: number[];
  /** Seat that built on each site, at `city * 7 + site`; −1 is free. */
  sites: number[];

  /** Exchanges left in the current use of character 3. */
  exchanges: number;

  /** In city scoring: seats with a rank that have not taken a reward yet, in order. */
  ranking: number[];
  /**
   * Reward tile that is being applied (−1 none), how often it still counts, and the character on which its previous
   * token was put (0 none).
   */
  reward: number;
  repeats: number;
  chosen: number;

  /** Fields of the solo game; null in other games. */
  brahmabot: BrahmabotView | null;
}

/** The full position, without unknown parts. */
export interface State extends View {
  plans: number[];
  brahmabot: Brahmabot | null;
}

export interface Options {
  readonly map: MapChoice;
  /** Whether the display is the fixed one for a first game. */
  readonly firstGame: boolean;
  /** Special rules, one bit each, as in `SPECIAL_RULES`; null if they are drawn at random. */
  readonly rules: number | null;
  /** As in `FINAL_SCORINGS`; null if it is drawn at random. */
  readonly finalScoring: number | null;
  readonly finalScoringMode: number;
  readonly openPrestige: boolean;
  /** Level of the solo game, as in `SOLO_LEVELS`; null for none. */
  readonly solo: number | null;
}

/**
 * What pays for a step, stored as `by`: 0 to 8 the disc action of that number, 9 to 17 an action token for action `by −
 * 9`, 18 the character's ability, 19 the reward tile; 20, in events only, an action tile of Brahmabot.
 */
type Source = number;

/** Build a statue; `by` is an action with a statue in it. */
export interface StatueMove {
  readonly type: 'statue';
  readonly city: number;
  readonly site: number;
  readonly by: Source;
}
/** Build a shrine at a place: 0 to 6 in a city, 7 and up in village `place − 7`. */
export interface ShrineMove {
  readonly type: 'shrine';
  readonly place: number;
  readonly by: Source;
}
/** Take 3 coins or 2 shrines, or pay 3 coins for 2 prestige (M20-5.3e to g), depending on the action of `by`. */
export interface GainMove {
  readonly type: 'gain';
  readonly by: Source;
}
/** Give the seat's own character back and take this one, from the display or from a seat (M20-5.3h). */
export interface CharacterMove {
  readonly type: 'character';
  readonly character: number;
}
/** Move a city's flag (M20-6). */
export interface FlagMove {
  readonly type: 'flag';
  readonly city: number;
  readonly by: Source;
}
/** Use a 1x ability that needs no further choice: 2, 4, 6 or 14. */
export interface AbilityMove {
  readonly type: 'ability';
  readonly character: number;
}
/** One exchange of character 3: give 2 coins for 1 prestige, or 1 prestige for 2 coins. */
export interface ExchangeMove {
  readonly type: 'exchange';
  readonly give: 'coins' | 'prestige';
}
/** Take a reward tile (M20-7.4). */
export interface RewardMove {
  readonly type: 'reward';
  readonly tile: number;
}
/** Pay `count` coins for as many prestige points, 0 to 3 (M20-7.5). */
export interface BuyMove {
  readonly type: 'buy';
  readonly count: number;
}
/** Put the Maharani token on a character of the display (M20-7.6). */
export interface MaharaniMove {
  readonly type: 'maharani';
  readonly character: number;
}
/** Brahmabot's next step; the rules determine what it does (M20-11.5). */
export interface StepMove {
  readonly type: 'step';
}

/**
 * Shared moves pick a character from the display (M20-1.6, 5.3h), place a first shrine (1.7), plan two actions (2.2), move
 * the priest (4.4), and end the turn.
 */
export type Move =
  | SharedMove
  | StatueMove
  | ShrineMove
  | GainMove
  | CharacterMove
  | FlagMove
  | AbilityMove
  | ExchangeMove
  | RewardMove
  | BuyMove
  | MaharaniMove
  | StepMove;

/** Cause of prestige received or paid, for the log. */
export type PrestigeCause = 'action' | 'site' | 'ability' | 'exchange' | 'reward' | 'leader' | 'scoring';

/** An effect of a move, for animation and log; in the order in which it happened. */
export type Event =
  | BrahmabotEvent
  | SharedEvent
  /** A seat took a character, from the display or another seat. */
  | CharacterEvent
  /** A round begins: the Maharaja goes to a city, and its flag to a space. */
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly city: number;
      readonly name: string;
      readonly space: number;
    }
  /** A priest travelled. */
  | ({ readonly kind: 'travel'; readonly seat: number } & TravelPath)
  | {
      readonly kind: 'statue';
      readonly seat: number;
      readonly city: number;
      readonly name: string;
      readonly site: number;
      readonly price: number;
      readonly by: Source;
    }
  /** A shrine was built, in a city (village null) or a village (city null). */
  | {
      readonly kind: 'shrine';
      readonly seat: number;
      readonly city: number | null;
      readonly village: number | null;
      readonly name: string;
      readonly price: number;
      readonly by: Source;
      /** Whether the shrine came from the general supply instead of the hand. */
      readonly fromSupply: boolean;
    }
  /** An action token was spent on an action. */
  | { readonly kind: 'tokenSpent'; readonly seat: number; readonly action: number }
  /** Coins from the general supply; negative: to it. */
  | { readonly kind: 'coins'; readonly seat: number; readonly coins: number }
  /** Shrines from the general supply to the hand. */
  | { readonly kind: 'shrines'; readonly seat: number; readonly shrines: number }
  /** An action token from the general supply. */
  | { readonly kind: 'token'; readonly seat: number }
  /** Prestige received, of which `extra` for character 11; negative: paid. */
  | {
      readonly kind: 'prestige';
      readonly seat: number;
      readonly prestige: number;
      readonly extra: number;
      readonly cause: PrestigeCause;
    }
  /** A flag moved by a seat; `pushed` are the cities whose flags went one right, left to right. */
  | {
      readonly kind: 'flag';
      readonly seat: number;
      readonly city: number;
      readonly name: string;
      readonly from: number;
      readonly to: number;
      readonly pushed: readonly number[];
    }
  /** A 1x ability was used, as holder of the character or by a Maharani token, which then returns to the supply. */
  | {
      readonly kind: 'ability';
      readonly seat: number;
      readonly character: number;
      readonly byToken: boolean;
    }
  /** The line of one seat in a city scoring (M20-7.1 to 7.3). */
  | ({ readonly kind: 'worship' } & WorshipLine)
  /** A ranked seat took a reward tile and applies it `times` times. */
  | {
      readonly kind: 'reward';
      readonly seat: number;
      readonly tile: number;
      readonly space: number;
      readonly times: number;
    }
  /** A reward brought nothing: no shrine in hand, no token or no character left. */
  | { readonly kind: 'nothing'; readonly seat: number; readonly tile: number }
  /** A Maharani token was put on a character. */
  | { readonly kind: 'maharani'; readonly seat: number; readonly character: number }
  /** A Maharani token went back to the supply after the next round. */
  | { readonly kind: 'maharaniHome'; readonly seat: number; readonly character: number }
  /** The flags or the reward tiles closed their gaps. */
  | { readonly kind: 'slid'; readonly what: 'flags' | 'rewards' }
  | { readonly kind: 'over'; readonly ending: 'ending.rounds' | 'ending.statues' };

/** One seat's line in a city scoring. Points are worship points. */
export interface WorshipLine {
  readonly seat: number;
  /** Points for the centre statue, external statues, shrines and the priest. */
  readonly centre: number;
  readonly external: number;
  readonly shrines: number;
  readonly priest: number;
  /** Points for characters 5, 7 and 8, and for tokens on them. */
  readonly characters: number;
  readonly total: number;
  /** Rank from 1; 0 without points. */
  readonly rank: number;
  /** Whether another seat has the same points, so that character numbers decided. */
  readonly tied: boolean;
  readonly character: number;
  readonly coins: number;
  /** Prestige that Brahmabot gets instead (M20-11.11); 0 for people. */
  readonly prestige: number;
}

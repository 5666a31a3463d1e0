import type { Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { END, found, listPlansWith, pick, plan, travel } from '../../kingdom/tutorial/script.ts';
import { ACTIONS, type Move } from '../rules/index.ts';
import portrait from './jantar.svg';
import {
  COINS,
  DELHI,
  FREE_SHRINE,
  gain,
  places,
  reward,
  STATUE,
  STATUE_ACTIONS,
  STATUE_AND_SHRINE,
  statue,
} from './places.ts';

export { numbers } from './numbers.ts';
export { places };

export const tutorial: Tutorial<Move> = {
  game: 'maharaja-2020',
  rules: 4,
  title: { en: 'Against Brahmabot', fr: 'Contre Brahmabot' },
  guide: {
    name: { en: 'Pandit Jantar', fr: 'Pandit Jantar' },
    about: {
      en: 'built Brahmabot, and has been apologising to its opponents ever since',
      fr: 'a construit Brahmabot, et s’en excuse depuis auprès de ses adversaires',
    },
    portrait,
    voice: { pitch: 0.95, rate: 1.05 },
  },
  minutes: 6,
  seats: 1,
  options: { solo: 'easy' },
  secret: '000000000000000000000000000000000000000000000000000000000000011b',
  opening: [
    [0, pick(14)],
    [0, found(0)],
    [0, found(9)],
    [0, found(5)],
  ],
  lessons: [
    {
      title: { en: 'More than a machine', fr: 'Plus qu’une machine' },
      beats: [
        {
          why: {
            en: 'Welcome. You have one opponent, and I built it. *You win only with more prestige than Brahmabot.* On a tie it wins; forgive me, I was young.',
            fr: 'Bienvenue. Vous avez un seul adversaire, et je l’ai construit. *Vous gagnez seulement avec plus de prestige que Brahmabot.* À égalité, c’est lui ; pardon, j’étais jeune.',
          },
          say: {
            en: 'You begin with {prestige} prestige, it begins with {botPrestige}. The rest is work.',
            fr: 'Vous commencez avec {prestige} points de prestige, lui avec {botPrestige}. Le reste est du travail.',
          },
          points: ['seat-0'],
          clause: 'M20-11.13',
        },
        {
          why: {
            en: 'It *does not think*. It draws tiles and obeys them, wheel by wheel. That is its strength, since it never hesitates, and its weakness: you can read it.',
            fr: 'Il *ne pense pas*. Il tire des tuiles et leur obéit, roue après roue. C’est sa force, car il n’hésite jamais, et sa faiblesse : on lit en lui.',
          },
          say: {
            en: 'Here is its board. It needs no disc, no ability and no reward.',
            fr: 'Voici son plateau. Il n’a besoin ni de disque, ni de pouvoir, ni de récompense.',
          },
          points: ['seat-1'],
          clause: 'M20-11.10',
        },
      ],
    },
    {
      title: { en: 'Let it pay', fr: 'Faites-le payer' },
      beats: [
        {
          why: {
            en: 'Brahmabot walks the road with *the fewest missing shrines*, and for each of yours on it *you get a coin*. I oiled that part myself.',
            fr: 'Brahmabot prend la route où *il manque le moins de sanctuaires*, et pour chacun des vôtres *vous touchez une pièce*. J’ai huilé cette pièce moi-même.',
          },
          say: {
            en: 'The Maharaja goes to Delhi first, and Mathura is yours. Press *Gwalior*, then the whole road is.',
            fr: 'Le Maharaja va d’abord à Delhi, et Mathura est à vous. Pressez *Gwalior*, et toute la route l’est.',
          },
          points: ['village-6', 'city-1'],
          moves: [found(6)],
          elsewhere: {
            en: 'Its wheels will not roll past there in this round. Give it a reason to pay you: Gwalior.',
            fr: 'Ses roues n’y passeront pas cette manche. Donnez-lui une raison de vous payer : Gwalior.',
          },
          clause: 'M20-11.6',
        },
      ],
    },
    {
      title: { en: 'Read the tiles', fr: 'Lire les tuiles' },
      beats: [
        {
          why: {
            en: '*Three tiles each round*: two you see, one lies face down. Above: what it does for free. Below: where it then goes. A fourth tile will say which of the three counts.',
            fr: '*Trois tuiles par manche* : deux visibles, une cachée. En haut : ce qu’il fait gratis. En bas : où il va ensuite. Une quatrième tuile dira laquelle des trois compte.',
          },
          say: {
            en: 'The first one says: a shrine in Delhi, {tileCoins} coins, then the road to Delhi. Press a tile if a sign puzzles you.',
            fr: 'La première dit : un sanctuaire à Delhi, {tileCoins} pièces, puis en route pour Delhi. Pressez une tuile si un signe vous intrigue.',
          },
          points: ['bot-tile-1', 'bot-tile-2', 'bot-tile-3'],
          clause: 'M20-11.4',
        },
        {
          why: {
            en: 'So you plan with *open eyes*: both tiles you see put a shrine in Delhi. Expect company there, and bring something heavier than a shrine.',
            fr: 'Vous planifiez donc *les yeux ouverts* : les deux tuiles visibles mettent un sanctuaire à Delhi. Attendez-vous à de la compagnie, et venez avec plus lourd qu’un sanctuaire.',
          },
          say: {
            en: 'Press *Statue*, then *Coins*, then *Confirm plan*.',
            fr: 'Pressez *Statue*, puis *Pièces*, puis *Valider mon plan*.',
          },
          points: ['action-0', 'action-4', 'button-seal'],
          moves: [plan(STATUE, COINS)],
          elsewhere: {
            en: 'The machine would not object. I do: today *Statue* and *Coins*, please.',
            fr: 'La machine n’y verrait rien à redire. Moi si : aujourd’hui *Statue* et *Pièces*, je vous prie.',
          },
          watch: {
            en: 'It has the lowest character and goes first. One step at a time: I like to listen to the wheels.',
            fr: 'Il a le personnage le plus bas, il joue d’abord. Un pas après l’autre : j’aime écouter les roues.',
          },
          clause: 'M20-2.2',
        },
      ],
    },
    {
      title: { en: 'What it has done', fr: 'Ce qu’il a fait' },
      beats: [
        {
          why: {
            en: 'A shrine, the coins, the road; and since it arrived *with fewer coins than a statue takes*, only one more shrine. Exactly the first tile. You got paid twice: {coins} coins.',
            fr: 'Un sanctuaire, les pièces, la route ; et comme il est arrivé *avec moins de pièces qu’il n’en faut pour une statue*, juste un sanctuaire de plus. Exactement la première tuile. Payé deux fois, vous avez {coins} pièces.',
          },
          say: {
            en: 'With its priest it has {theirs} worship in Delhi. That is the number to beat.',
            fr: 'Avec son prêtre, il a {theirs} points d’adoration à Delhi. C’est le nombre à battre.',
          },
          points: ['city-1'],
          clause: 'M20-11.7',
        },
        {
          why: {
            en: 'You build *where your priest stands*, and your own road costs you {toll}. It pays to own the road.',
            fr: 'On bâtit *là où est son prêtre*, et votre propre route vous coûte {toll}. Il fait bon posséder la route.',
          },
          say: { en: 'Press *Delhi*, then *Go*.', fr: 'Pressez *Delhi*, puis *Aller*.' },
          points: ['city-1', 'village-6'],
          moves: [travel(DELHI)],
          elsewhere: {
            en: 'Charming, but the scoring is in Delhi tonight, and the machine is there already.',
            fr: 'Charmant, mais le décompte est à Delhi ce soir, et la machine y est déjà.',
          },
          clause: 'M20-4.3',
        },
      ],
    },
    {
      title: { en: 'A slip, taken back', fr: 'Un faux pas, repris' },
      beats: [
        {
          why: {
            en: 'The lower bonus site of Delhi gives *an action token at once*. Every student of mine falls for it. I insist that you do too, for science.',
            fr: 'L’emplacement bonus du bas, à Delhi, donne *aussitôt un jeton d’action*. Tous mes élèves s’y laissent prendre. J’insiste : vous aussi, pour la science.',
          },
          say: {
            en: 'Press *Delhi* and build your statue on the *lower bonus site*.',
            fr: 'Pressez *Delhi* et bâtissez votre statue sur l’*emplacement bonus du bas*.',
          },
          points: ['city-1'],
          moves: [statue(DELHI, 4)],
          clause: 'M20-3.4',
        },
        {
          why: {
            en: 'Now count: {mine} against {theirs}, and *ties go to the lower character*: to the machine. It would take {botFirst} prestige tonight. Prestige! For a tile!',
            fr: 'Comptez : {mine} contre {theirs}, et *l’égalité va au personnage le plus bas* : à la machine. Elle prendrait {botFirst} points de prestige ce soir. Du prestige ! Pour une tuile !',
          },
          say: {
            en: 'Press *Undo*. My machine cannot do that; you can.',
            fr: 'Pressez *Annuler*. Ma machine ne sait pas le faire ; vous, si.',
          },
          points: ['button-undo'],
          takesBack: true,
          clause: 'M20-11.11',
        },
        {
          why: {
            en: 'The *centre* counts {centre} where an edge counts {edge}. With your priest that makes {best} against {theirs}, and if you stand first it gets only {botSecond}.',
            fr: 'Le *centre* compte {centre} là où un bord compte {edge}. Avec votre prêtre, cela fait {best} contre {theirs}, et si vous êtes en tête elle n’en touche que {botSecond}.',
          },
          say: {
            en: 'Press *Delhi* and build in the *centre*, for {price} coins.',
            fr: 'Pressez *Delhi* et bâtissez au *centre*, pour {price} pièces.',
          },
          points: ['city-1'],
          moves: [statue(DELHI, 0)],
          clause: 'M20-7.1',
        },
      ],
    },
    {
      title: { en: 'What it cannot do', fr: 'Ce qu’il ne sait pas faire' },
      beats: [
        {
          why: {
            en: 'You have *a character with an ability*; the machine only borrows a face. Yours brings an action token each round, so you shall have your token after all.',
            fr: 'Vous avez *un personnage et son pouvoir* ; la machine n’emprunte qu’un visage. Le vôtre donne un jeton d’action par manche : vous l’aurez, votre jeton.',
          },
          say: { en: 'Press the card *Take a token*.', fr: 'Pressez la carte *Un jeton*.' },
          points: ['card-ability-14'],
          moves: [{ type: 'ability', character: 14 }],
          clause: 'M20-5.2',
        },
        {
          say: {
            en: 'Your second action is still waiting. Press the *Coins* card.',
            fr: 'Votre deuxième action attend encore. Pressez la carte *Pièces*.',
          },
          points: ['card-disc-1'],
          moves: [gain(COINS)],
        },
        {
          say: {
            en: 'Keep the token for a day that needs three actions. Press *End turn*: Delhi is scored.',
            fr: 'Gardez le jeton pour un jour à trois actions. Pressez *Finir le tour* : on compte Delhi.',
          },
          points: ['button-end'],
          moves: [END],
        },
      ],
    },
    {
      title: { en: 'First, and why it matters', fr: 'En tête, et pourquoi' },
      beats: [
        {
          why: {
            en: '{first} coins for you, {botSecond} prestige for it. You choose among the *lowest {reach} rewards*, and what you take *leaves the game*. It never takes one: it has no pockets.',
            fr: '{first} pièces pour vous, {botSecond} point de prestige pour elle. Vous choisissez parmi les *{reach} récompenses du bas*, et celle que vous prenez *quitte la partie*. Elle n’en prend jamais : elle n’a pas de poches.',
          },
          say: {
            en: 'Prestige is what it is measured by. Press *2 prestige*.',
            fr: 'C’est au prestige qu’on la mesure. Pressez *Prestige +2*.',
          },
          points: ['tile-4'],
          moves: [reward(4)],
          elsewhere: {
            en: 'A free shrine is a fine thing. But a point of prestige cannot be walked past.',
            fr: 'Un sanctuaire gratuit, c’est bien. Mais à un point de prestige, on ne passe pas devant.',
          },
          clause: 'M20-11.11',
        },
      ],
    },
    {
      title: { en: 'Fewer tiles each round', fr: 'Moins de tuiles à chaque manche' },
      beats: [
        {
          why: {
            en: 'The tile that was performed is *gone for good*; {tilesLeft} remain, and the others come again. Count them, and by the fifth round you know it better than I do.',
            fr: 'La tuile jouée a *disparu* ; il en reste {tilesLeft}, qui reviendront. Comptez-les, et à la cinquième manche vous la connaîtrez mieux que moi.',
          },
          say: {
            en: 'New tiles for the new round. Which city should you fear for?',
            fr: 'De nouvelles tuiles pour la nouvelle manche. Pour quelle ville faut-il craindre ?',
          },
          points: ['bot-tile-1', 'bot-tile-2', 'city-6'],
          clause: 'M20-11.12',
        },
        {
          why: {
            en: 'Now plan alone. *A statue should be in it*; the rest is yours. The Maharaja is in Bijapur, and two villages on the way there are empty: shrines open them, without a priest.',
            fr: 'À vous de planifier. *Il y faut une statue* ; le reste vous appartient. Le Maharaja est à Bijapur, et deux villages sur la route sont vides : des sanctuaires les ouvrent, sans prêtre.',
          },
          say: {
            en: 'I would take *Free shrine* and *Statue + shrine*. You choose; then press *Confirm plan*.',
            fr: 'Je prendrais *Sanctuaire gratuit* et *Statue + sanctuaire*. Vous choisissez ; puis pressez *Valider mon plan*.',
          },
          points: ['action-1', 'action-2', 'button-seal'],
          moves: [plan(FREE_SHRINE, STATUE_AND_SHRINE)],
          also: listPlansWith(STATUE_ACTIONS, ACTIONS.length, plan(FREE_SHRINE, STATUE_AND_SHRINE)),
          elsewhere: {
            en: 'No statue at all? The machine might win by politeness alone. Put one in.',
            fr: 'Pas la moindre statue ? La machine gagnerait par politesse. Mettez-en une.',
          },
          watch: {
            en: 'Listen. Check tile, upper wheel, lower wheel. Beautiful, if it were not against you.',
            fr: 'Écoutez. Tuile de contrôle, roue du haut, roue du bas. Ce serait beau, si ce n’était contre vous.',
          },
        },
      ],
    },
  ],
  farewell: {
    en: 'That was all of it; the rest is *the same machine on another day*. The match is real and set to easy. Read its tiles, own its roads, keep the centres, and do tell me if you hear it rattle.',
    fr: 'C’est tout ; le reste, c’est *la même machine un autre jour*. La partie est réelle, et réglée sur facile. Lisez ses tuiles, possédez ses routes, gardez les centres, et dites-moi si vous l’entendez grincer.',
  },
};

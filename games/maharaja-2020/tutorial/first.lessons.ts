import type { SeatMove, Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { END, found, listPlansWith, pick, plan, travel } from '../../kingdom/tutorial/script.ts';
import { ACTIONS, type Move } from '../rules/index.ts';
import portrait from './kanti.svg';
import {
  COINS,
  DELHI,
  GOLCONDA,
  gain,
  places,
  reward,
  STATUE,
  STATUE_ACTIONS,
  statue,
  TWO_SHRINES,
} from './places.ts';

export { numbers } from './numbers.ts';
export { places };

/** The neighbour's turn: travel, a statue on a site, coins. */
const turn = (city: number, site: number): readonly SeatMove<Move>[] => [
  [1, travel(city)],
  [1, statue(city, site)],
  [1, gain(COINS)],
  [1, END],
];

export const tutorial: Tutorial<Move> = {
  game: 'maharaja-2020',
  rules: 4,
  title: { en: 'On the road to Delhi', fr: 'Sur la route de Delhi' },
  guide: {
    name: { en: 'Kanti', fr: 'Kanti' },
    about: {
      en: 'drives the Maharaja’s elephant and hears everything said behind her',
      fr: 'conduit l’éléphant du Maharaja et entend tout ce qu’on dit derrière elle',
    },
    portrait,
    voice: { pitch: 1.15, rate: 1.02 },
  },
  minutes: 6,
  seats: 2,
  options: {},
  secret: '00000000000000000000000000000000000000000000000000000000000004fe',
  // The neighbour holds the lowest character, so they play first; villages are founded in turn.
  opening: [
    [1, pick(1)],
    [0, pick(6)],
    [1, found(5)],
    [0, found(15)],
    [1, found(16)],
    [0, found(0)],
    [1, found(7)],
    [0, found(9)],
    [1, found(11)],
  ],
  lessons: [
    {
      title: { en: 'Prestige wins', fr: 'Le prestige décide' },
      beats: [
        {
          why: {
            en: 'People shout about coins up there on my elephant. But *prestige wins, nothing else*. You have {prestige}; coins only help you get more.',
            fr: 'Là-haut, sur mon éléphant, on ne parle que de pièces. Mais *seul le prestige fait gagner*. Vous en avez {prestige} ; les pièces servent à en obtenir.',
          },
          say: {
            en: 'When the last journey is over, each statue of yours brings {statue} more, and each city where you stand first another {majority}.',
            fr: 'Au bout du dernier voyage, chacune de vos statues en vaut encore {statue}, et chaque ville où vous êtes en tête {majority} de plus.',
          },
          points: ['seat-0'],
          clause: 'M20-9.1',
        },
        {
          why: {
            en: 'Every round my elephant carries the Maharaja to *one city*. Whoever is honoured most there gets {first} coins, the other one {second}, and both choose a reward.',
            fr: 'À chaque manche, mon éléphant mène le Maharaja dans *une ville*. Le plus honoré y reçoit {first} pièces, l’autre {second}, et chacun choisit une récompense.',
          },
          say: {
            en: 'The leftmost flag tells me where to go: Delhi first.',
            fr: 'Le drapeau le plus à gauche me dit où aller : d’abord Delhi.',
          },
          points: ['flag-1', 'city-1'],
          clause: 'M20-2.1',
        },
      ],
    },
    {
      title: { en: 'A village on the way', fr: 'Un village sur la route' },
      beats: [
        {
          why: {
            en: 'Nobody walks through a village without a shrine. *With yours in it you pass for free, and the other one pays you.* I love toll-keepers: they wave.',
            fr: 'Personne ne traverse un village sans sanctuaire. *Avec le vôtre, vous passez gratis, et l’autre vous paie.* J’aime les péagers : ils font signe.',
          },
          say: {
            en: 'We all start in Ujjain and all want to reach Delhi. Press *Gwalior*, right on the way.',
            fr: 'Tout le monde part d’Ujjain, tout le monde veut aller à Delhi. Pressez *Gwalior*, juste au bord de la route.',
          },
          points: ['village-6', 'city-1'],
          moves: [found(6)],
          elsewhere: {
            en: 'A pretty place, but who will come by there this round? Everybody is bound for Delhi.',
            fr: 'Un joli coin, mais qui y passera cette manche ? Tout le monde va à Delhi.',
          },
          clause: 'M20-4.3',
          rivals: [[1, plan(STATUE, COINS)]],
        },
      ],
    },
    {
      title: { en: 'Two actions, in secret', fr: 'Deux actions, en secret' },
      beats: [
        {
          why: {
            en: 'Now everybody turns a disc behind their hand: *two actions for this round*, and no changing your mind on the road. A statue is what Delhi will notice.',
            fr: 'Chacun tourne son disque derrière la main : *deux actions pour cette manche*, et on ne change pas d’avis en chemin. C’est une statue que Delhi remarquera.',
          },
          say: {
            en: 'Press *Statue*, then *Coins*, then *Confirm plan*.',
            fr: 'Pressez *Statue*, puis *Pièces*, puis *Valider mon plan*.',
          },
          points: ['action-0', 'action-4', 'button-seal'],
          moves: [plan(STATUE, COINS)],
          elsewhere: {
            en: 'One can plan that. But it builds no statue or leaves you poor; take *Statue* and *Coins* today.',
            fr: 'Cela se planifie. Mais il y manque la statue ou les pièces ; aujourd’hui, prenez *Statue* et *Pièces*.',
          },
          watch: {
            en: 'Your neighbour’s character has the lower number, so they go first. Watch the road.',
            fr: 'Le personnage du voisin a le numéro le plus bas : il joue d’abord. Regardez la route.',
          },
          clause: 'M20-2.2',
          rivals: turn(DELHI, 1),
        },
      ],
    },
    {
      title: { en: 'Roads and tolls', fr: 'Routes et péages' },
      beats: [
        {
          why: {
            en: 'Did you see? Your neighbour came through Gwalior and *paid you*. You have {coins} coins, and you have not moved a foot.',
            fr: 'Vous avez vu ? Le voisin est passé par Gwalior et *vous a payé*. Vous avez {coins} pièces sans avoir bougé le pied.',
          },
          say: {
            en: 'They built in Delhi, on a site that gave them something at once. But not in the middle.',
            fr: 'Il a bâti à Delhi, sur un emplacement qui lui a rapporté tout de suite. Mais pas au milieu.',
          },
          points: ['village-6', 'city-1'],
        },
        {
          why: {
            en: 'You build in a city only *where your priest is*. Gwalior is yours, Mathura is theirs: the road costs you {toll}.',
            fr: 'On ne bâtit dans une ville que *là où est son prêtre*. Gwalior est à vous, Mathura à lui : la route vous coûte {toll}.',
          },
          say: {
            en: 'Press *Delhi*, then *Go*.',
            fr: 'Pressez *Delhi*, puis *Aller*.',
          },
          points: ['city-1', 'village-5'],
          moves: [travel(DELHI)],
          elsewhere: {
            en: 'There is a road, yes. But the Maharaja is in Delhi, and so is the money.',
            fr: 'Il y a une route, oui. Mais le Maharaja est à Delhi, et l’argent avec lui.',
          },
          clause: 'M20-4.2',
        },
      ],
    },
    {
      title: { en: 'A slip, taken back', fr: 'Un faux pas, repris' },
      beats: [
        {
          why: {
            en: 'See the token at the lower edge of Delhi? Build there and *it is yours at once*: one more action, whenever you like. My elephant would take it too. She takes everything.',
            fr: 'Vous voyez le jeton au bord inférieur de Delhi ? Bâtissez là et *il est à vous* : une action de plus, quand vous voudrez. Mon éléphante le prendrait aussi. Elle prend tout.',
          },
          say: {
            en: 'Go on: press *Delhi* and build your statue on its *lower bonus site*.',
            fr: 'Allez-y : pressez *Delhi* et bâtissez votre statue sur l’*emplacement bonus du bas*.',
          },
          points: ['city-1'],
          moves: [statue(DELHI, 4)],
          clause: 'M20-3.4',
        },
        {
          why: {
            en: 'A token, very nice. But count: {mine} for you, {theirs} for them, and *a tie goes to the lower character*. You are number {rank} here, and {loss} coins poorer tonight.',
            fr: 'Un jeton, très bien. Mais comptez : {mine} pour vous, {theirs} pour lui, et *l’égalité va au personnage le plus bas*. Vous êtes n° {rank}, et plus pauvre de {loss} pièces ce soir.',
          },
          say: {
            en: 'Press *Undo*. Until you end your turn the road forgives.',
            fr: 'Pressez *Annuler*. Tant que le tour n’est pas fini, la route pardonne.',
          },
          points: ['button-undo'],
          takesBack: true,
          clause: 'M20-7.2',
        },
        {
          why: {
            en: 'The *middle* of a city counts for {centre}, a site at the edge for {edge}, your priest for one more. So the middle makes {best} against their {theirs}.',
            fr: 'Le *milieu* d’une ville compte {centre}, un emplacement du bord {edge}, votre prêtre un de plus. Avec le milieu vous avez {best} contre {theirs}.',
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
      title: { en: 'Nothing left behind', fr: 'Ne rien laisser' },
      beats: [
        {
          why: {
            en: 'Your second action is still on the disc, and an action not used is *gone for good*.',
            fr: 'Il vous reste une action sur le disque, et une action oubliée est *perdue*.',
          },
          say: { en: 'Press the *Coins* card.', fr: 'Pressez la carte *Pièces*.' },
          points: ['card-disc-1'],
          moves: [gain(COINS)],
          clause: 'M20-5.1',
        },
        {
          why: {
            en: 'Your *character* is a friend with a talent. This one brings prestige, once in every round, if you remember to ask.',
            fr: 'Votre *personnage* est un ami qui a un don. Celui-ci apporte du prestige à chaque manche, si l’on pense à le lui demander.',
          },
          say: { en: 'Press its card: it asks for nothing.', fr: 'Pressez sa carte : il ne demande rien.' },
          points: ['card-ability-6'],
          moves: [{ type: 'ability', character: 6 }],
          clause: 'M20-5.4',
        },
        {
          say: {
            en: 'All done. Press *End turn*, and let us see what the Maharaja thinks of Delhi.',
            fr: 'Tout est fait. Pressez *Finir le tour*, et voyons ce que le Maharaja pense de Delhi.',
          },
          points: ['button-end'],
          moves: [END],
        },
      ],
    },
    {
      title: { en: 'The Maharaja is pleased', fr: 'Le Maharaja est content' },
      beats: [
        {
          why: {
            en: 'First in Delhi! The coins are in your purse, and you choose your *reward before they do*. Only the lowest {reach} tiles are within reach.',
            fr: 'En tête à Delhi ! Les pièces sont dans votre bourse, et vous choisissez votre *récompense avant lui*. Seules les {reach} tuiles du bas sont à portée.',
          },
          say: {
            en: 'Coins come again. Press *2 prestige*.',
            fr: 'Des pièces, il en revient toujours. Pressez *Prestige +2*.',
          },
          points: ['tile-4'],
          moves: [reward(4)],
          elsewhere: {
            en: 'Useful, surely. But remember what wins at the end of the road.',
            fr: 'Utile, sans doute. Mais rappelez-vous ce qui fait gagner au bout de la route.',
          },
          clause: 'M20-7.4',
          rivals: [
            [1, reward(2)],
            [1, plan(STATUE, COINS)],
          ],
        },
      ],
    },
    {
      title: { en: 'Your own way', fr: 'À vous la route' },
      beats: [
        {
          why: {
            en: 'New round: the Maharaja is in *Golconda*, and the next flag already says Lahore. *Look one city ahead*; shrines on the way to it cost one coin today and earn tomorrow.',
            fr: 'Nouvelle manche : le Maharaja est à *Golconda*, et le drapeau suivant dit déjà Lahore. *Regardez une ville plus loin* : un sanctuaire sur cette route coûte une pièce aujourd’hui et rapporte demain.',
          },
          say: {
            en: 'You have {coins} coins and {prestige} prestige. Somebody had a good day.',
            fr: 'Vous avez {coins} pièces et {prestige} points de prestige. Il y en a qui ont passé une bonne journée.',
          },
          points: ['city-5', 'flag-0', 'seat-0'],
          clause: 'M20-6.1',
        },
        {
          why: {
            en: 'Now you turn the disc alone. *Some statue must be in it*, or Golconda will be theirs. The other half is yours: shrines beside it, coins, prestige, even a flag.',
            fr: 'Maintenant, tournez le disque sans moi. *Il y faut une statue*, sinon Golconda sera à lui. Pour le reste, à vous : des sanctuaires, des pièces, du prestige, même un drapeau.',
          },
          say: {
            en: 'Point at the actions, look where the map lights up, choose *two*, and press *Confirm plan*.',
            fr: 'Passez sur les actions, regardez ce qui s’éclaire sur la carte, choisissez-en *deux*, et pressez *Valider mon plan*.',
          },
          points: ['action-0', 'action-2', 'button-seal'],
          moves: [plan(STATUE, TWO_SHRINES)],
          also: listPlansWith(STATUE_ACTIONS, ACTIONS.length, plan(STATUE, TWO_SHRINES)),
          elsewhere: {
            en: 'A fine plan for a quiet year. But in it there is no statue, and they bring one.',
            fr: 'Un beau plan pour une année calme. Mais il n’y a pas de statue, et lui en apporte une.',
          },
          watch: {
            en: 'They go first again, through two villages of yours. Hold out your hand.',
            fr: 'Il part encore le premier, par deux de vos villages. Tendez la main.',
          },
          rivals: turn(GOLCONDA, 1),
        },
      ],
    },
  ],
  farewell: {
    en: 'My elephant is hungry, so *the road is yours*. This match is real: it is your turn, you lead, and the neighbour is an easy one. Go to Golconda, take the middle, and wave when we pass.',
    fr: 'Mon éléphante a faim, alors *la route est à vous*. Cette partie est réelle : c’est votre tour, vous êtes en tête, et le voisin est facile. Allez à Golconda, prenez le milieu, et faites-nous signe.',
  },
};

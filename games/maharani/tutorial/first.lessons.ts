import type { SeatMove, Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import type { Move } from '../rules/index.ts';
import portrait from './mirak.svg';
import { END, place, REFRESH } from './places.ts';

export { numbers, places } from './places.ts';

/** A rival's whole turn with one tile. */
const turn = (seat: number, slot: number, space: number, rotation: number): readonly SeatMove<Move>[] => [
  [seat, place(slot, space, rotation)],
  [seat, END],
];

export const tutorial: Tutorial<Move> = {
  game: 'maharani',
  rules: 2,
  title: { en: 'The floor of the palace', fr: 'Le sol du palais' },
  guide: {
    name: { en: 'Ustad Mirak', fr: 'Ustad Mirak' },
    about: {
      en: 'laid floors for three queens and forgets nothing',
      fr: 'a pavé pour trois reines et n’oublie rien',
    },
    portrait,
    voice: { pitch: 0.85, rate: 0.95 },
  },
  minutes: 6,
  seats: 3,
  options: {},
  secret: '00000000000000000000000000000000000000000000000000000000000000af',
  opening: [],
  lessons: [
    {
      title: { en: 'Gold wins', fr: 'L’or décide' },
      beats: [
        {
          why: {
            en: 'The queen pays her masters in gold. *Whoever has the most gold at the end wins.* Nobody will ask how pretty your floor was.',
            fr: 'La reine paie ses maîtres en or. *Qui a le plus d’or à la fin gagne.* Personne ne demandera si votre sol était joli.',
          },
          say: {
            en: 'Here is your purse. Empty. We will see to that.',
            fr: 'Voici votre bourse. Vide. Nous allons y remédier.',
          },
          points: ['seat-0'],
        },
        {
          why: {
            en: 'Gold comes in three ways: from *tiles of one colour* that touch, from *workers* who stand side by side, and from your workers in a *finished quarter*.',
            fr: 'L’or vient de trois façons : des *tuiles d’une couleur* qui se touchent, des *ouvriers* qui se côtoient, et de vos ouvriers dans un *quartier terminé*.',
          },
          say: {
            en: 'The floor has four quarters, one round each emblem. You sit at the bottom.',
            fr: 'Le sol a quatre quartiers, un autour de chaque emblème. Vous êtes assis en bas.',
          },
          points: ['quarter-0', 'quarter-1', 'quarter-2', 'quarter-3'],
          clause: 'MHR-5.4',
        },
      ],
    },
    {
      title: { en: 'A tile that fits', fr: 'Une tuile à sa place' },
      beats: [
        {
          why: {
            en: 'The columns stand already; a tile must *fit round them*. I have seen grown masters bring a saw. Don’t.',
            fr: 'Les colonnes sont déjà debout ; une tuile doit *s’y ajuster*. J’ai vu des maîtres venir avec une scie. Pas vous.',
          },
          say: {
            en: 'Press the *amethyst tile* on the rondel, then the lit space: *{gain}* gold.',
            fr: 'Pressez la *tuile d’améthyste* de la roue, puis la case éclairée : *{gain}* or.',
          },
          points: ['slot-3', 'space-16'],
          moves: [place(3, 16, 1)],
          elsewhere: {
            en: 'It would fit there too. But I have plans for that corner; lay it on the lit space.',
            fr: 'Elle y tiendrait aussi. Mais j’ai des projets pour ce coin ; posez-la sur la case éclairée.',
          },
          clause: 'MHR-2.3',
        },
        {
          why: {
            en: 'One gold: a tile always counts *itself*. New tiles come only when your turn is over, so nobody ends it for you.',
            fr: 'Une pièce d’or : une tuile compte toujours *elle-même*. Les nouvelles ne viennent qu’à la fin du tour, et c’est vous qui le finissez.',
          },
          say: {
            en: 'Press *End turn* and watch what the others lay.',
            fr: 'Pressez *Finir le tour* et regardez ce que posent les autres.',
          },
          points: ['button-end'],
          moves: [END],
          rivals: [...turn(1, 0, 39, 3), ...turn(2, 0, 43, 2)],
        },
      ],
    },
    {
      title: { en: 'Colours that touch', fr: 'Les couleurs qui se touchent' },
      beats: [
        {
          why: {
            en: 'A tile pays one gold for *every tile of its colour* it comes to touch, itself included, no matter who laid them.',
            fr: 'Une tuile paie une pièce pour *chaque tuile de sa couleur* qu’elle touche, elle comprise, peu importe qui les a posées.',
          },
          say: {
            en: 'Your amethyst lies alone. Lay the new one *beside it*: *{gain}*.',
            fr: 'Votre améthyste est seule. Posez la nouvelle *à côté* : *{gain}*.',
          },
          points: ['slot-3', 'space-24', 'space-16'],
          moves: [place(3, 24, 2)],
          clause: 'MHR-3.1',
        },
        {
          why: {
            en: 'Two for the colours, and one you did not expect: the tile’s *arrow points at you*, so one of your workers stepped onto it.',
            fr: 'Deux pour les couleurs, et une que vous n’attendiez pas : la *flèche de la tuile vous désigne*, alors un de vos ouvriers s’y est placé.',
          },
          say: {
            en: 'Arrows towards your side call *your* workers. End your turn.',
            fr: 'Les flèches vers votre côté appellent *vos* ouvriers. Finissez le tour.',
          },
          points: ['button-end', 'space-24'],
          moves: [END],
          clause: 'MHR-3.2',
          rivals: [...turn(1, 0, 53, 1), ...turn(2, 3, 55, 3)],
        },
      ],
    },
    {
      title: { en: 'A slip, taken back', fr: 'Un faux pas, repris' },
      beats: [
        {
          why: {
            en: 'An emerald of your neighbour lies over there. Join it and you are paid for his as well. *Tempting*, isn’t it?',
            fr: 'Une émeraude du voisin est posée là-bas. Rejoignez-la et la sienne vous est payée aussi. *Tentant*, non ?',
          },
          say: {
            en: 'Go on: lay your emerald *there* for *{gain}*.',
            fr: 'Allez-y : posez votre émeraude *là* pour *{gain}*.',
          },
          points: ['slot-1', 'space-38', 'space-39'],
          moves: [place(1, 38, 1)],
        },
        {
          why: {
            en: 'Two gold. And your worker still stands alone, which hurts an old master to see. *Three* were to be had.',
            fr: 'Deux pièces. Et votre ouvrier est toujours seul, ce qui fait peine à un vieux maître. Il y en avait *trois* à prendre.',
          },
          say: {
            en: 'Press *Undo*. Until new tiles are drawn, a slip costs nothing.',
            fr: 'Pressez *Annuler*. Tant qu’on n’a pas tiré de tuiles, un faux pas ne coûte rien.',
          },
          points: ['button-undo'],
          takesBack: true,
          clause: 'MHR-2.6',
        },
        {
          why: {
            en: 'A new worker earns one gold for himself and *one for each colleague* in his row, whatever the colours under their feet.',
            fr: 'Un nouvel ouvrier gagne une pièce pour lui et *une pour chaque collègue* de sa file, quelles que soient les couleurs sous leurs pieds.',
          },
          say: {
            en: 'Lay the emerald *next to your worker*, its arrow towards you: *{gain}*.',
            fr: 'Posez l’émeraude *près de votre ouvrier*, flèche vers vous : *{gain}*.',
          },
          points: ['slot-1', 'space-30', 'space-24'],
          moves: [place(1, 30, 0)],
          clause: 'MHR-3.3',
        },
      ],
    },
    {
      title: { en: 'What a journey costs', fr: 'Le prix d’un voyage' },
      beats: [
        {
          why: {
            en: 'Each tile of the rondel lies over one quarter. There it is *free*. Anywhere else costs you that quarter’s *marker*: face down it goes.',
            fr: 'Chaque tuile de la roue est au-dessus d’un quartier. Là, elle est *gratuite*. Ailleurs, elle vous coûte le *marqueur* de ce quartier : on le retourne.',
          },
          say: {
            en: 'That is why one of your four is dark now. While it is, tiles of that quarter must stay at home.',
            fr: 'Voilà pourquoi l’un des quatre est sombre. Tant qu’il l’est, les tuiles de ce quartier restent chez elles.',
          },
          points: ['seat-0'],
          clause: 'MHR-2.2',
        },
      ],
    },
    {
      title: { en: 'A second tile', fr: 'Une deuxième tuile' },
      beats: [
        {
          why: {
            en: 'You may lay a second tile each turn. It *costs two gold*, so it must bring three. I have known queens who could not count to three.',
            fr: 'Vous pouvez poser une deuxième tuile à chaque tour. Elle *coûte deux pièces*, il faut donc qu’elle en rapporte trois. J’ai connu des reines qui ne savaient pas compter jusque-là.',
          },
          say: {
            en: 'This emerald joins your neighbour’s *and* calls a worker: *{gain}*. One gold is left over. Take it.',
            fr: 'Cette émeraude rejoint celle du voisin *et* appelle un ouvrier : *{gain}*. Il en reste une. Prenez-la.',
          },
          points: ['slot-0', 'space-31', 'space-39'],
          moves: [place(0, 31, 0)],
          clause: 'MHR-2.4',
        },
        {
          why: {
            en: 'The two gold leave your purse when the turn ends.',
            fr: 'Les deux pièces quittent votre bourse à la fin du tour.',
          },
          say: { en: 'End your turn.', fr: 'Finissez le tour.' },
          points: ['button-end', 'seat-0'],
          moves: [END],
          rivals: [...turn(1, 0, 32, 0), ...turn(2, 3, 47, 2)],
        },
      ],
    },
    {
      title: { en: 'Your own eyes', fr: 'À vous de voir' },
      beats: [
        {
          why: {
            en: 'Now you. Somewhere this ruby earns *four gold*, with three workers in a row. I am an old man; show me.',
            fr: 'À vous. Quelque part, ce rubis rapporte *quatre pièces*, avec trois ouvriers à la file. Je suis vieux ; montrez-moi.',
          },
          say: {
            en: 'Take the *ruby* and look at what each lit space would bring.',
            fr: 'Prenez le *rubis* et regardez ce que rapporterait chaque case éclairée.',
          },
          points: ['slot-3', 'space-29', 'space-36', 'space-30'],
          moves: [place(3, 36, 0)],
          also: [place(3, 29, 0)],
          elsewhere: {
            en: 'A place for a tile, but no worker of yours would have company there. Look beside the other two.',
            fr: 'Une place pour une tuile, mais aucun de vos ouvriers n’y aurait de compagnie. Regardez près des deux autres.',
          },
        },
        {
          why: {
            en: '*Exactly.* One for the tile, three for the men. I could not have laid it better, and I have tried.',
            fr: '*Exactement.* Une pour la tuile, trois pour les hommes. Je n’aurais pas fait mieux, et j’ai essayé.',
          },
          say: { en: 'End your turn.', fr: 'Finissez le tour.' },
          points: ['button-end'],
          moves: [END],
          rivals: [...turn(1, 1, 44, 1), ...turn(2, 2, 13, 2)],
        },
      ],
    },
    {
      title: { en: 'Fresh markers, full quarters', fr: 'Marqueurs neufs, quartiers pleins' },
      beats: [
        {
          why: {
            en: 'Three of your markers are dark: your tiles can hardly travel. *Refreshing* turns all of them up, and takes the whole turn.',
            fr: 'Trois de vos marqueurs sont sombres : vos tuiles ne voyagent presque plus. *Les retourner* prend tout le tour, mais les quatre servent à nouveau.',
          },
          say: { en: 'Press *Refresh markers*.', fr: 'Pressez *Retourner les marqueurs*.' },
          points: ['button-refresh', 'seat-0'],
          moves: [REFRESH],
          clause: 'MHR-2.5',
        },
        {
          say: {
            en: 'All four are bright again. End your turn.',
            fr: 'Tous les quatre brillent à nouveau. Finissez le tour.',
          },
          points: ['button-end'],
          moves: [END],
          rivals: [...turn(1, 2, 40, 1), ...turn(2, 3, 48, 1)],
        },
        {
          why: {
            en: 'When a quarter is *full*, your workers in it are paid: one brings {pay1}, two {pay2}, three {pay3}, four {pay4}, five {pay5}, six {pay6}. Then they come home. *So gather them in one quarter.*',
            fr: 'Quand un quartier est *plein*, vos ouvriers y sont payés : un rapporte {pay1}, deux {pay2}, trois {pay3}, quatre {pay4}, cinq {pay5}, six {pay6}. Puis ils rentrent. *Rassemblez-les donc dans un quartier.*',
          },
          say: {
            en: 'Press an emblem whenever you want to know what its quarter would pay.',
            fr: 'Pressez un emblème quand vous voulez savoir ce que paierait son quartier.',
          },
          points: ['quarter-0', 'quarter-1', 'quarter-2', 'quarter-3'],
          clause: 'MHR-4',
        },
      ],
    },
  ],
  farewell: {
    en: 'You know enough to be dangerous. This match is real: two easy opponents, and *three purses of the same weight*. Play it to the end; I shall look at the corners.',
    fr: 'Vous en savez assez pour être dangereux. Cette partie est réelle : deux adversaires faciles, et *trois bourses du même poids*. Jouez-la jusqu’au bout ; moi, je regarderai les coins.',
  },
};

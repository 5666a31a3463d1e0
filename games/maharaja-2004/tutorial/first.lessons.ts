import type { SeatMove, Tutorial } from '@durbar/kit/tutorial/tutorial.ts';
import { END, found, listPlansWith, pick, plan, travel } from '../../kingdom/tutorial/script.ts';
import { ACTIONS, CITY_COUNT, type Move } from '../rules/index.ts';
import {
  DELHI,
  GOLD,
  GWALIOR,
  gain,
  HOUSE,
  house,
  numbers,
  PALACE,
  PALACE_AND_HOUSE,
  palace,
  places,
  TWO_HOUSES,
} from './places.ts';
import portrait from './rani.svg';

export { numbers, places };

/** A village far from this round's road. */
const KARAULI = CITY_COUNT + 20;

/** The neighbour's turn in Gwalior, and the one in Delhi. */
const firstTurn: readonly SeatMove<Move>[] = [
  [1, travel(GWALIOR)],
  [1, palace(GWALIOR, false, PALACE_AND_HOUSE)],
  [1, house(GWALIOR, PALACE_AND_HOUSE)],
  [1, house(GWALIOR, HOUSE)],
  [1, END],
];
const secondTurn: readonly SeatMove<Move>[] = [
  [1, gain(GOLD)],
  [1, travel(DELHI)],
  [1, house(DELHI, TWO_HOUSES)],
  [1, house(DELHI, TWO_HOUSES)],
  [1, END],
];

export const tutorial: Tutorial<Move> = {
  game: 'maharaja-2004',
  rules: 2,
  title: { en: 'The palace of Gwalior', fr: 'Le palais de Gwalior' },
  guide: {
    name: { en: 'Rani Devika', fr: 'Rani Devika' },
    about: {
      en: 'has outlived four architects and means to see this one finish',
      fr: 'a survécu à quatre architectes et compte voir celui-ci finir',
    },
    portrait,
    voice: { pitch: 1, rate: 0.92 },
  },
  minutes: 6,
  seats: 2,
  options: {},
  secret: '0000000000000000000000000000000000000000000000000000000000000004',
  opening: [
    [1, pick(1)],
    [0, pick(6)],
    [1, found(23)],
    [0, found(17)],
    [1, found(16)],
    [0, found(28)],
    [1, found(15)],
    [0, found(14)],
    [1, found(29)],
  ],
  lessons: [
    {
      title: { en: 'Palaces win', fr: 'Les palais décident' },
      beats: [
        {
          why: {
            en: 'Sit straight; I shall say this once. *Whoever builds the most palaces wins.* Gold only decides when two houses have built alike.',
            fr: 'Tenez-vous droit, je ne le dirai qu’une fois. *Qui bâtit le plus de palais gagne.* L’or ne tranche que si deux maisons en ont bâti autant.',
          },
          say: {
            en: 'You have {palaces} palaces to build. Somebody who has built all of theirs ends the game.',
            fr: 'Vous avez {palaces} palais à bâtir. Quand quelqu’un a bâti tous les siens, la partie s’achève.',
          },
          points: ['seat-0'],
          clause: 'M04-9',
        },
        {
          why: {
            en: 'Palaces want gold, and *the Maharaja pays it*. Each round he visits one city: whoever counts most there gets {first}, the other one {second}.',
            fr: 'Un palais demande de l’or, et *c’est le Maharaja qui le donne*. À chaque manche il visite une ville : celui qui y compte le plus reçoit {first}, l’autre {second}.',
          },
          say: {
            en: 'He goes where the lowest governor sits. First to Gwalior; I was born there.',
            fr: 'Il va chez le gouverneur le plus bas. D’abord à Gwalior ; j’y suis née.',
          },
          points: ['flag-5', 'city-5'],
          clause: 'M04-2.1',
        },
      ],
    },
    {
      title: { en: 'A house by the road', fr: 'Une maison sur la route' },
      beats: [
        {
          why: {
            en: 'My first architect travelled as he pleased, and paid at every door. *In a village with your house you pass free, and others pay you*; without any house nobody passes.',
            fr: 'Mon premier architecte voyageait à sa guise et payait à chaque porte. *Dans un village où est votre maison, vous passez gratis, et les autres vous paient* ; sans maison, personne ne passe.',
          },
          say: {
            en: 'Between Kota, where you stand, and Gwalior one village is empty. Press *Shivpuri*.',
            fr: 'Entre Kota, où vous êtes, et Gwalior, un village est vide. Pressez *Shivpuri*.',
          },
          points: ['village-22', 'city-5'],
          moves: [found(22)],
          elsewhere: {
            en: 'A house there? For whom, the goats? Everybody travels to Gwalior now.',
            fr: 'Une maison là ? Pour qui, les chèvres ? Tout le monde part pour Gwalior.',
          },
          clause: 'M04-3.2',
          rivals: [[1, plan(HOUSE, PALACE_AND_HOUSE)]],
        },
      ],
    },
    {
      title: { en: 'Two orders, sealed', fr: 'Deux ordres, scellés' },
      beats: [
        {
          why: {
            en: 'A queen gives *two orders a round*, sealed, before she knows the other court’s. One palace, then. And a little something to keep it company.',
            fr: 'Une reine donne *deux ordres par manche*, scellés, sans connaître ceux de l’autre cour. Un palais, donc. Et un petit quelque chose pour lui tenir compagnie.',
          },
          say: {
            en: 'Press *Palace*, then *House*, then *Confirm plan*.',
            fr: 'Pressez *Palais*, puis *Maison*, puis *Valider mon plan*.',
          },
          points: ['action-5', 'action-1', 'button-seal'],
          moves: [plan(PALACE, HOUSE)],
          elsewhere: {
            en: 'Did I say that? I said *Palace* and *House*. Four architects, and none could listen.',
            fr: 'Ai-je dit cela ? J’ai dit *Palais* et *Maison*. Quatre architectes, et aucun ne savait écouter.',
          },
          watch: {
            en: 'Their Mogul has the lowest number, so they play first. Watch what they build, and where.',
            fr: 'Leur Moghol a le plus petit numéro, ils jouent d’abord. Regardez ce qu’ils bâtissent, et où.',
          },
          clause: 'M04-2.3',
          rivals: firstTurn,
        },
      ],
    },
    {
      title: { en: 'On the road', fr: 'En route' },
      beats: [
        {
          why: {
            en: 'They passed Shivpuri and *paid you*: {gold} gold. Then a palace at the edge and two houses, to the last coin. Their treasurer must be weeping.',
            fr: 'Ils sont passés à Shivpuri et *vous ont payé* : {gold} pièces d’or. Puis un palais au bord et deux maisons, jusqu’au dernier sou. Leur trésorier doit pleurer.',
          },
          say: {
            en: 'In Gwalior that counts {theirs}: one for each, and one for the architect who stands there.',
            fr: 'À Gwalior, cela compte {theirs} : un pour chaque pièce, et un pour l’architecte qui s’y tient.',
          },
          points: ['city-5', 'village-22'],
          clause: 'M04-8.1',
        },
        {
          why: {
            en: 'Your architect builds in a city only *where he stands*, so send him. Shivpuri is yours, Guna is theirs: it costs {toll}.',
            fr: 'Votre architecte ne bâtit dans une ville que *là où il se tient*, alors envoyez-le. Shivpuri est à vous, Guna à eux : cela coûte {toll}.',
          },
          say: { en: 'Press *Gwalior*, then *Go*.', fr: 'Pressez *Gwalior*, puis *Aller*.' },
          points: ['city-5', 'village-23'],
          moves: [travel(GWALIOR)],
          elsewhere: {
            en: 'He is an architect, not a tourist. Gwalior.',
            fr: 'C’est un architecte, pas un touriste. Gwalior.',
          },
          clause: 'M04-3.1',
        },
      ],
    },
    {
      title: { en: 'The inner court', fr: 'La cour intérieure' },
      beats: [
        {
          why: {
            en: 'Every city has *one inner site*. A palace there counts {inner}; at the edge it counts {outer}, at the very same price. They left it to you. I would have dismissed somebody.',
            fr: 'Chaque ville a *un seul emplacement intérieur*. Un palais y compte {inner} ; au bord, {outer}, pour le même prix. Ils vous l’ont laissé. J’aurais renvoyé quelqu’un.',
          },
          say: {
            en: 'Your Artisan builds for {price} instead of {full}. Press *Gwalior* and build the palace in the *middle*.',
            fr: 'Votre Artisan bâtit pour {price} au lieu de {full}. Pressez *Gwalior* et bâtissez le palais au *milieu*.',
          },
          points: ['city-5'],
          moves: [palace(GWALIOR, true, PALACE)],
          elsewhere: {
            en: 'At the edge, like them? The middle is free, child.',
            fr: 'Au bord, comme eux ? Le milieu est libre, mon enfant.',
          },
          clause: 'M04-4.2',
        },
      ],
    },
    {
      title: { en: 'A slip, taken back', fr: 'Un faux pas, repris' },
      beats: [
        {
          why: {
            en: 'One house is left to build. My third architect would put it in Karauli: *a toll there, all year long*. He was a charming man.',
            fr: 'Il reste une maison à bâtir. Mon troisième architecte l’aurait mise à Karauli : *un péage, toute l’année*. C’était un homme charmant.',
          },
          say: {
            en: 'Do as he did: press *Karauli*. A village needs no architect.',
            fr: 'Faites comme lui : pressez *Karauli*. Un village se passe d’architecte.',
          },
          points: ['village-20'],
          moves: [house(KARAULI, HOUSE)],
        },
        {
          why: {
            en: 'And now count: {mine} for you, {theirs} for them, and *a tie goes to the lower character*, their Mogul. {second} gold instead of {first}. That is why he is my third.',
            fr: 'Maintenant comptez : {mine} pour vous, {theirs} pour eux, et *l’égalité va au personnage le plus bas*, leur Moghol. {second} pièces d’or au lieu de {first}. Voilà pourquoi il n’est que le troisième.',
          },
          say: {
            en: 'Press *Undo*. Queens may change their minds until the turn ends.',
            fr: 'Pressez *Annuler*. Une reine change d’avis tant que le tour n’est pas fini.',
          },
          points: ['button-undo'],
          takesBack: true,
          clause: 'M04-8.1',
        },
        {
          why: {
            en: '*A house in the visited city counts*; one in a village does not. The same coin, the same house, and you stand first.',
            fr: '*Une maison dans la ville visitée compte* ; dans un village, non. La même pièce, la même maison, et vous êtes en tête.',
          },
          say: {
            en: 'Press *Gwalior* and build the *house* there.',
            fr: 'Pressez *Gwalior* et bâtissez-y la *maison*.',
          },
          points: ['city-5'],
          moves: [house(GWALIOR, HOUSE)],
          elsewhere: {
            en: 'Not in a village this time. In the city, where it is counted tonight.',
            fr: 'Pas dans un village, cette fois. Dans la ville, là où l’on compte ce soir.',
          },
          clause: 'M04-4.1',
        },
      ],
    },
    {
      title: { en: 'The Maharaja pays', fr: 'Le Maharaja paie' },
      beats: [
        {
          why: {
            en: 'Both orders are carried out. When all have played, *the city is paid*, and pieces stay where they stand for his next visit.',
            fr: 'Les deux ordres sont exécutés. Quand tous ont joué, *la ville est payée*, et les pièces restent en place pour sa prochaine visite.',
          },
          say: { en: 'Press *End turn*.', fr: 'Pressez *Finir le tour*.' },
          points: ['button-end'],
          moves: [END],
          clause: 'M04-2.5',
          rivals: [[1, plan(GOLD, TWO_HOUSES)]],
        },
        {
          why: {
            en: '{mine} against {theirs}: *the larger purse is yours*, by one small house. I have seen dynasties end by less.',
            fr: '{mine} contre {theirs} : *la grosse bourse est pour vous*, d’une petite maison. J’ai vu des dynasties finir pour moins.',
          },
          say: {
            en: 'You have {gold} gold again, and a palace that stays.',
            fr: 'Vous avez de nouveau {gold} pièces d’or, et un palais qui reste.',
          },
          points: ['scoring', 'seat-0'],
          clause: 'M04-8.2',
        },
        {
          why: {
            en: 'Gwalior’s governor has gone *up above all others*; the next lowest sat in Delhi, so there the Maharaja is.',
            fr: 'Le gouverneur de Gwalior est monté *au-dessus de tous* ; le suivant était celui de Delhi, et le Maharaja y est.',
          },
          say: {
            en: 'After Delhi comes Udaipur. A queen looks one city ahead; a *Governor* order even changes it.',
            fr: 'Après Delhi vient Udaipur. Une reine regarde une ville plus loin ; l’ordre *Gouverneur* peut même en changer.',
          },
          points: ['city-1', 'flag-4'],
          clause: 'M04-5',
        },
      ],
    },
    {
      title: { en: 'Your own orders', fr: 'Vos propres ordres' },
      beats: [
        {
          why: {
            en: 'I shall look out of the window now. Plan alone, *but with a palace in it*: the race is for palaces, and you can pay for one.',
            fr: 'Je vais regarder par la fenêtre. Planifiez sans moi, *mais avec un palais* : c’est une course aux palais, et vous pouvez en payer un.',
          },
          say: {
            en: 'Point at the actions, see what lights up, choose *two*, and press *Confirm plan*.',
            fr: 'Passez sur les actions, voyez ce qui s’éclaire, choisissez-en *deux*, et pressez *Valider mon plan*.',
          },
          points: ['action-5', 'action-6', 'button-seal'],
          moves: [plan(PALACE, TWO_HOUSES)],
          also: listPlansWith([PALACE, PALACE_AND_HOUSE], ACTIONS.length, plan(PALACE, TWO_HOUSES)),
          elsewhere: {
            en: 'No palace? I did not bury four architects for a year of huts.',
            fr: 'Pas de palais ? Je n’ai pas enterré quatre architectes pour une année de cabanes.',
          },
          watch: {
            en: 'They are poor now, and it shows. Mathura is yours: hold out your hand.',
            fr: 'Ils sont pauvres, et cela se voit. Mathura est à vous : tendez la main.',
          },
          rivals: secondTurn,
        },
      ],
    },
  ],
  farewell: {
    en: 'You may go; *you build better than the third one*. This match is real: one palace each, more gold on your side, your turn, and an easy opponent. Take the inner court of Delhi, and do stand up straight.',
    fr: 'Vous pouvez disposer ; *vous bâtissez mieux que le troisième*. Cette partie est réelle : un palais chacun, plus d’or de votre côté, à vous de jouer, et un adversaire facile. Prenez la cour intérieure de Delhi, et tenez-vous droit.',
  },
};

/**
 * Sizes of the window in px at which layouts change, for scripts and style sheets. A media query in a style sheet
 * cannot read a variable, so it repeats the number: `min-` with the number itself, `max-` with the number or one less.
 * tools/look.test.ts checks that.
 */
const breakpoints = {
  width: {
    /** A seat panel shows only its first number. */
    smallestPhone: 350,
    /** The plain table has two columns of seats. */
    plainTable: 520,
    /** One column of cards; dialogs take the whole width. */
    phone: 640,
    /** Wide enough for Maharani's floor with its panels beside it, on a phone held sideways, and for two columns of a tablet. */
    phoneOnItsSide: 680,
    /** Wide enough for a rail at the side of a board. */
    rail: 1000,
    /** Wide enough for two columns on the home page. */
    home: 1024,
    /** The rail is too narrow for pictures on its buttons. */
    narrowRail: 1180,
  },
  height: {
    /** A page that is enlarged fourfold: nothing stays at its foot. */
    enlarged: 320,
    /** High enough for a rail at the side of a board. */
    rail: 560,
    /** Maharani's rail moves its bag up. */
    lowestRail: 600,
    /** Maharani's rail leaves out the ladder. */
    lowRail: 660,
    /** Text and pieces of the boards are smaller. */
    low: 760,
    /** A tip has less text around it. */
    tip: 800,
    /** The column beside a map has room for names beside its pictures. */
    namedColumn: 900,
  },
};

const { width } = breakpoints;

/** Below this width three cards do not fit beside each other. */
export const PHONE_QUERY = `(max-width: ${width.phone}px)`;

/** All other screens. */
export const NOT_PHONE_QUERY = `not all and ${PHONE_QUERY}`;

/**
 * Room for a board with a rail at its side; otherwise the phone layout applies, whose page scrolls. These are `rail` of width
 * and height in `em` of 16 px, because larger text needs more room.
 */
export const WIDE_QUERY = '(min-width: 62.5em) and (min-height: 35em)';

/**
 * A tablet held upright: what the phone layout shows below a board has room for two columns. In `em`, as above, of
 * `phoneOnItsSide` and `namedColumn`.
 */
export const TABLET_QUERY = '(min-width: 42.5em) and (min-height: 56.25em)';

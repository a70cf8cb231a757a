/** Parts of figures in a box of 100, lit from the top left. Generic headgear only, no likeness of real people. */
export type Tone =
  | 'hair'
  | 'hairShade'
  | 'hairLight'
  | 'skinShade'
  | 'cloth'
  | 'clothLight'
  | 'clothPale'
  | 'clothMid'
  | 'clothShade'
  | 'clothDark'
  | 'trim'
  | 'rim'
  | 'steel'
  | 'steelShade'
  | 'ink'
  | 'white'
  | 'shadow'

export interface Part {
  tone: Tone
  d: string
  opacity?: number
  /** Stroke width; if set, drawn as a line instead of a surface. */
  width?: number
}
interface Head {
  /** Behind the body. */
  back: readonly Part[]
  /** In front of the face. */
  face: readonly Part[]
  top: readonly Part[]
}

const LONG =
  'M50 10C27 10 24 32 24 50 24 70 20 84 15 94L40 88 44 62H56L60 88 85 94C80 84 76 70 76 50 76 32 73 10 50 10Z'
const FRINGE = 'M50 13C35 13 31 26 32 47 36 42 39 35 42 28 46 36 56 40 68 47 69 26 65 13 50 13Z'
const CAP: readonly Part[] = [
  { tone: 'hair', d: FRINGE },
  { tone: 'hairShade', d: 'M56 14C66 17 69 28 68 47 60 44 54 40 50 37 58 32 60 22 56 14Z', opacity: 0.6 },
  { tone: 'hairLight', d: 'M34 36C34 24 39 17 47 16', width: 2.2 },
]

/** Drawn over the plain shoulders. The last ones are a soldier's. */
export const CLOTHES: readonly (readonly Part[])[] = [
  [
    { tone: 'trim', d: 'M40 65 50 84 60 65 68 70 50 100 32 70Z' },
    { tone: 'shadow', d: 'M60 65 68 70 50 100V84Z', opacity: 0.22 },
    { tone: 'skinShade', d: 'M45 66 50 78 55 66Z' },
  ],
  [
    { tone: 'clothLight', d: 'M1 96C-1 76 14 64 34 69L38 78 30 98Z' },
    { tone: 'clothMid', d: 'M99 96C101 76 86 64 66 69L62 78 70 98Z' },
    { tone: 'rim', d: 'M3 92C3 76 16 68 34 71', width: 2.4 },
    { tone: 'trim', d: 'M97 92C97 76 84 68 66 71', width: 2 },
    { tone: 'trim', d: 'M50 76 57 86 50 97 43 86Z' },
  ],
  [
    { tone: 'clothLight', d: 'M33 58 46 80V100H20Z' },
    { tone: 'clothShade', d: 'M67 58 54 80V100H80Z' },
    { tone: 'ink', d: 'M46 80 50 74 54 80V100H46Z' },
    { tone: 'trim', d: 'M33 58 46 80V100', width: 1.8 },
    { tone: 'trim', d: 'M67 58 54 80', width: 1.8 },
  ],
  [
    {
      tone: 'clothPale',
      d: 'M14 84C10 70 26 62 38 66 46 74 54 74 62 66 74 62 90 70 86 84 76 76 66 82 60 84 52 90 46 90 40 84 32 82 24 76 14 84Z',
    },
    { tone: 'shadow', d: 'M62 66C74 62 90 70 86 84 76 76 66 82 60 84Z', opacity: 0.18 },
    { tone: 'trim', d: 'M50 80 56 87 50 94 44 87Z' },
  ],
  [
    { tone: 'clothDark', d: 'M26 74H74L78 100H22Z' },
    { tone: 'clothLight', d: 'M30 82H44V98H29ZM47 82H58V98H47ZM61 82H71L72 98H61Z' },
    { tone: 'trim', d: 'M30 70 36 68 34 100H26ZM70 70 64 68 66 100H74Z', opacity: 0.8 },
  ],
]

export const HEADS = {
  spikes: {
    back: [],
    face: [],
    top: [
      {
        tone: 'hair',
        d: 'M33 48 25 34 31 30 27 16 39 19 42 5 52 14 63 4 64 17 76 16 70 29 77 35 67 49 63 34 55 38 49 31 43 38 37 34Z',
      },
      { tone: 'hairShade', d: 'M52 14 63 4 64 17 76 16 70 29 77 35 67 49 63 34 58 28Z', opacity: 0.65 },
      { tone: 'hairLight', d: 'M29 32 29 19 39 21 43 9', width: 2 },
    ],
  },
  long: {
    back: [{ tone: 'hairShade', d: LONG }],
    face: [],
    top: [...CAP, { tone: 'trim', d: 'M66 22 78 16 74 26 80 32 68 30Z' }],
  },
  twinTails: {
    back: [
      { tone: 'hair', d: 'M30 30C10 34 6 60 14 88 24 76 24 56 36 44Z' },
      { tone: 'hairShade', d: 'M70 30C90 34 94 60 86 88 76 76 76 56 64 44Z' },
    ],
    face: [],
    top: [
      ...CAP,
      { tone: 'hair', d: 'M32 10a9 9 0 1 1-1 18 9 9 0 0 1 1-18Z' },
      { tone: 'hairShade', d: 'M68 10a9 9 0 1 1-1 18 9 9 0 0 1 1-18Z' },
      { tone: 'trim', d: 'M28 26l8 4-7 5zM72 26l-8 4 7 5z' },
    ],
  },
  ponytail: {
    back: [
      { tone: 'hairShade', d: 'M54 10C80 0 96 22 90 48 88 62 82 72 86 88 72 78 70 60 72 44 72 30 64 22 54 18Z' },
      { tone: 'hairLight', d: 'M64 10C82 10 90 28 84 48', width: 1.6 },
    ],
    face: [],
    top: [...CAP, { tone: 'trim', d: 'M52 6 64 2 62 10 70 14 56 16Z' }],
  },
  hood: {
    back: [{ tone: 'cloth', d: 'M50 1C22 8 16 36 17 62L8 86 50 74 92 86 83 62C84 36 78 8 50 1Z' }],
    face: [],
    top: [
      {
        tone: 'cloth',
        d: 'M50 1C22 8 16 36 17 62L8 86 36 78C28 56 30 28 50 18 70 28 72 56 64 78L92 86 83 62C84 36 78 8 50 1Z',
      },
      { tone: 'clothShade', d: 'M50 1C78 8 84 36 83 62L92 86 64 78C72 56 70 28 50 18Z' },
      { tone: 'ink', d: 'M50 18C34 26 30 46 35 66L40 50 60 50 65 66C70 46 66 26 50 18Z', opacity: 0.5 },
      { tone: 'rim', d: 'M18 60C18 36 26 12 48 4', width: 2 },
      { tone: 'trim', d: 'M36 74C29 54 32 29 50 19 68 29 71 54 64 74', width: 1.8 },
    ],
  },
  knight: {
    back: [],
    face: [{ tone: 'ink', d: 'M43 56H57V76H43Z' }],
    top: [
      { tone: 'steel', d: 'M50 10C30 10 26 26 28 46L32 64 50 76 68 64 72 46C74 26 70 10 50 10Z' },
      { tone: 'steelShade', d: 'M50 10C70 10 74 26 72 46L68 64 50 76Z' },
      { tone: 'ink', d: 'M32 40 50 46 68 40 66 50 50 57 34 50Z' },
      { tone: 'trim', d: 'M35 44 48 48V51L36 48ZM65 44 52 48V51L64 48Z' },
      { tone: 'white', d: 'M35 44 48 48V51L36 48ZM65 44 52 48V51L64 48Z', opacity: 0.35 },
      { tone: 'trim', d: 'M46 12C46 2 54-2 66 0 58 6 56 10 54 24L50 40Z' },
      { tone: 'white', d: 'M30 44C28 28 33 15 46 12', width: 2 },
    ],
  },
  crown: {
    back: [{ tone: 'hairShade', d: LONG }],
    face: [],
    top: [
      ...CAP,
      { tone: 'trim', d: 'M32 24 29 6 40 15 50 0 60 15 71 6 68 24C56 20 44 20 32 24Z' },
      { tone: 'shadow', d: 'M50 0 60 15 71 6 68 24C62 22 56 21 50 21Z', opacity: 0.18 },
      { tone: 'rim', d: 'M50 8 54 14 50 20 46 14Z' },
    ],
  },
  horns: {
    back: [],
    face: [],
    top: [
      ...CAP,
      { tone: 'clothPale', d: 'M35 26C20 24 10 12 14-2 20 10 30 14 42 18Z' },
      { tone: 'clothShade', d: 'M65 26C80 24 90 12 86-2 80 10 70 14 58 18Z' },
      { tone: 'white', d: 'M15 3C19 14 28 19 37 21', width: 1.6 },
    ],
  },
  strawHat: {
    back: [{ tone: 'hairShade', d: LONG }],
    face: [],
    top: [
      { tone: 'hair', d: FRINGE },
      { tone: 'clothPale', d: 'M50 1 4 36C26 46 74 46 96 36Z' },
      { tone: 'clothShade', d: 'M50 1 96 36C82 42 66 44 50 44Z' },
      { tone: 'ink', d: 'M20 41C36 46 64 46 80 41L66 50C56 46 44 46 34 50Z', opacity: 0.35 },
      { tone: 'white', d: 'M48 3 8 34', width: 1.8 },
      { tone: 'trim', d: 'M50 2 34 42M50 2 66 42', width: 1.2 },
    ],
  },
  cat: {
    back: [{ tone: 'hairShade', d: LONG }],
    face: [],
    top: [
      ...CAP,
      { tone: 'hair', d: 'M30 30 24 0 46 15Z' },
      { tone: 'trim', d: 'M32 24 28 8 40 16Z' },
      { tone: 'hairShade', d: 'M70 30 76 0 54 15Z' },
      { tone: 'trim', d: 'M68 24 72 8 60 16Z', opacity: 0.7 },
    ],
  },
  soldier: {
    back: [],
    face: [
      { tone: 'ink', d: 'M34 46H66C66 58 58 65 50 65S34 58 34 46Z' },
      { tone: 'shadow', d: 'M50 46H66C66 58 58 65 50 65Z', opacity: 0.4 },
    ],
    top: [
      { tone: 'clothLight', d: 'M29 40C27 18 38 8 50 8S73 18 71 40L67 33H33Z' },
      { tone: 'clothShade', d: 'M50 8C62 8 73 18 71 40L67 33H50Z' },
      { tone: 'ink', d: 'M24 34H33V52H26ZM76 34H67V52H74Z' },
      { tone: 'ink', d: 'M32 34H68L66 46 54 45 50 42 46 45 34 46Z' },
      { tone: 'trim', d: 'M35 37H47L45 43 36 43ZM65 37H53L55 43 64 43Z' },
      { tone: 'white', d: 'M35 37H47L45 43 36 43ZM65 37H53L55 43 64 43Z', opacity: 0.35 },
      { tone: 'ink', d: 'M44 2H56V14H44Z' },
      { tone: 'rim', d: 'M31 34C31 20 38 12 48 10', width: 2.2 },
    ],
  },
  cap: {
    back: [],
    face: [],
    top: [
      { tone: 'cloth', d: 'M30 34C29 16 38 9 50 9S71 16 70 34Z' },
      { tone: 'clothShade', d: 'M50 9C62 9 71 16 70 34H50Z' },
      { tone: 'clothDark', d: 'M26 34C38 28 66 28 80 36L78 41C64 36 44 35 28 38Z' },
      { tone: 'ink', d: 'M24 36H32V54H27ZM76 36H68V54H73Z' },
      { tone: 'ink', d: 'M28 54 40 62 46 61V65L38 66 26 57Z' },
      { tone: 'trim', d: 'M46 14H54L56 22 50 28 44 22Z' },
      { tone: 'rim', d: 'M32 30C32 18 39 12 48 11', width: 2.2 },
    ],
  },
  bob: {
    back: [
      {
        tone: 'hairShade',
        d: 'M50 10C28 10 26 30 26 48 26 60 28 66 24 72 34 72 40 68 42 60H58C60 68 66 72 76 72 72 66 74 60 74 48 74 30 72 10 50 10Z',
      },
    ],
    face: [],
    top: [
      ...CAP,
      { tone: 'trim', d: 'M33 27C42 22 58 22 67 27', width: 3 },
      { tone: 'trim', d: 'M50 18 55 25 50 32 45 25Z' },
    ],
  },
  mask: {
    back: [],
    face: [{ tone: 'ink', d: 'M43 56H57V74H43Z' }],
    top: [
      { tone: 'white', d: 'M50 8C28 8 26 28 27 44 28 60 38 72 50 72S72 60 73 44C74 28 72 8 50 8Z' },
      { tone: 'steelShade', d: 'M54 8C72 10 74 28 73 44 72 60 62 72 50 72 64 58 64 26 54 8Z' },
      { tone: 'ink', d: 'M36 38 47 42 45 50 37 47ZM64 38 53 42 55 50 63 47Z' },
      { tone: 'trim', d: 'M39 42 45 44 44 47 40 46ZM61 42 55 44 56 47 60 46Z' },
      { tone: 'trim', d: 'M50 8 54 24 50 34 46 24ZM44 58 50 54 56 58 50 66Z' },
      { tone: 'white', d: 'M29 44C28 26 33 12 46 10', width: 2 },
    ],
  },
} as const satisfies Record<string, Head>
export type HeadName = keyof typeof HEADS

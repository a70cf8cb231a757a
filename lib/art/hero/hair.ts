import { type Ink, mirrored, part } from './ink'

const FRINGE =
  'M66 80C60 46 78 27 102 27 127 27 141 47 134 80 131 67 125 59 117 54 109 62 89 66 79 60 72 66 68 73 66 80Z'
const PARTED = 'M100 29C75 26 61 48 66 88 71 74 83 63 100 45 117 63 129 74 134 88 139 48 125 26 100 29Z'
const SLICK = 'M66 72C61 40 78 21 100 21S139 40 134 72C131 57 124 46 100 43 76 46 69 57 66 72Z'
const LONG =
  'M100 21C53 21 50 70 54 112 55 150 45 180 36 208L76 216V150H124V216L164 208C155 180 145 150 146 112 150 70 147 21 100 21Z'
const BOB =
  'M100 21C55 21 53 60 56 92 58 110 55 117 50 126L84 122V118H116V122L150 126C145 117 142 110 144 92 147 60 145 21 100 21Z'
const shine = 'M76 44C80 36 88 32 96 32'

interface Style {
  back?: (ink: Ink) => string
  front: (ink: Ink) => string
}
const fringe = (ink: Ink) =>
  part(FRINGE, ink.hair) +
  part('M118 32C138 40 141 60 134 80 131 67 125 59 117 54 124 48 124 40 118 32Z', ink.hairShade) +
  ink.stroke(shine, ink.hairLight, 4)
const parted = (ink: Ink) =>
  part(PARTED, ink.hair) +
  part('M100 29V45C117 63 129 74 134 88 139 48 125 26 100 29Z', ink.hairShade, 0.5) +
  ink.stroke(shine, ink.hairLight, 4)
const slick = (ink: Ink) => part(SLICK, ink.hair) + ink.stroke('M78 38C84 30 92 27 100 27', ink.hairLight, 4)
const long = (ink: Ink) => part(LONG, ink.hairShade)
const bob = (ink: Ink) => part(BOB, ink.hairShade)

/** Hair in the box of a hero, 200 x 220, with the face at 100, 74. */
export const HAIR: Readonly<Record<string, Style>> = {
  long: { back: long, front: fringe },
  parted: { back: long, front: parted },
  bob: { back: bob, front: fringe },
  wave: {
    back: (ink) =>
      part(
        'M100 20C50 18 46 60 48 84 32 96 42 116 38 128 24 144 40 160 30 180 34 200 60 206 78 196V150H122V196C140 206 166 200 170 180 160 160 176 144 162 128 158 116 168 96 152 84 154 60 150 18 100 20Z',
        ink.hairShade,
      ),
    front: parted,
  },
  pony: {
    back: (ink) =>
      part('M112 26C170 4 186 80 164 166 152 170 146 160 148 140 150 90 140 60 116 52Z', ink.hair) +
      part('M150 40C176 80 176 120 164 166 152 170 146 160 148 140 152 100 158 70 150 40Z', ink.hairShade),
    front: fringe,
  },
  tails: {
    back: (ink) =>
      mirrored(
        part('M68 34C28 22 8 90 22 170 40 172 50 150 48 120 48 96 56 78 72 66Z', ink.hair) +
          part('M40 60C26 90 20 130 22 170 40 172 50 150 48 120 44 100 40 80 40 60Z', ink.hairShade),
      ),
    front: (ink) => fringe(ink) + mirrored(part('M60 34a9 9 0 1 1 14 10Z', ink.trim)),
  },
  loops: {
    back: long,
    front: (ink) =>
      mirrored(ink.stroke('M86 24C62-16 40 10 70 34', ink.hair, 11)) +
      parted(ink) +
      part('M86 16H114L108 32H92Z', ink.trim),
  },
  bun: {
    back: bob,
    front: (ink) =>
      mirrored(part('M54 26a17 17 0 1 1 34 0 17 17 0 0 1-34 0Z', ink.hair) + ink.stroke('M60 38 82 34', ink.trim, 5)) +
      fringe(ink),
  },
  braid: {
    front: (ink) =>
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `<ellipse cx="${138 + (i % 2) * 4}" cy="${100 + i * 21}" rx="12" ry="13" fill="${i % 2 ? ink.hairShade : ink.hair}"/>`,
        )
        .join('') +
      part('M132 196h16l4 20h-24z', ink.trim) +
      fringe(ink),
  },
  short: {
    front: (ink) =>
      part(
        'M65 76C60 42 76 22 103 24 130 22 142 46 135 76 131 64 127 55 119 50 104 58 88 57 77 51 70 60 66 68 65 76Z',
        ink.hair,
      ) +
      part('M119 28C138 38 141 54 135 76 131 64 127 55 119 50Z', ink.hairShade) +
      ink.stroke(shine, ink.hairLight, 4),
  },
  spiky: {
    front: (ink) =>
      part(
        'M64 80 52 56 62 56 54 32 73 37 78 10 95 24 110 2 117 24 138 12 134 35 150 36 139 54 146 62 135 80 129 60 117 66 109 52 98 66 88 54 78 68 72 62Z',
        ink.hair,
      ) +
      part('M110 2 117 24 138 12 134 35 150 36 139 54 146 62 135 80 129 60 122 62 126 40Z', ink.hairShade, 0.7) +
      ink.stroke('M64 46 62 38 76 42 82 22', ink.hairLight, 3),
  },
  slick: { front: slick },
  mane: { back: long, front: slick },
  topknot: {
    back: long,
    front: (ink) =>
      part('M86 22C78 2 90-8 100-8S122 2 114 22Z', ink.hair) + part('M84 14H116L112 26H88Z', ink.trim) + slick(ink),
  },
  knot: {
    front: (ink) =>
      part('M86 22C78 2 90-8 100-8S122 2 114 22Z', ink.hair) + part('M84 14H116L112 26H88Z', ink.trim) + slick(ink),
  },
  bald: { front: () => '' },
  hood: {
    back: (ink) =>
      part(
        'M100 8C48 8 42 60 48 96 52 124 44 140 40 150H160C156 140 148 124 152 96 158 60 152 8 100 8Z',
        ink.clothShade,
      ),
    front: (ink) =>
      part('M72 66C76 48 88 46 100 52 112 46 124 48 128 66L122 58 108 62 100 56 92 62 78 58Z', ink.hair) +
      part('M100 4C46 4 40 60 46 100L62 112C58 66 70 40 100 40S142 66 138 112L154 100C160 60 154 4 100 4Z', ink.cloth) +
      ink.stroke('M62 112C58 66 70 40 100 40S142 66 138 112', ink.trim, 4),
  },
  helm: {
    front: (ink) =>
      part('M62 82C56 36 74 14 100 14S144 36 138 82L124 62 106 58 100 76 94 58 76 62Z', ink.steel) +
      part('M100 14C126 14 144 36 138 82L124 62 106 58 100 76Z', ink.steelShade) +
      part('M94 4H106L104 56H96Z', ink.trim) +
      ink.stroke('M70 54C72 36 82 26 94 24', '#fff', 3),
  },
  full: {
    front: (ink) =>
      part('M62 66C58 34 74 18 100 18S142 34 138 66L136 98 118 116H82L64 98Z', ink.cloth) +
      part('M100 18C126 18 142 34 138 66L136 98 118 116H100Z', ink.clothShade) +
      part('M66 62H134L128 84 104 82 100 76 96 82 72 84Z', '#10131f') +
      part('M72 66H94L90 77 76 78ZM128 66H106L110 77 124 78Z', ink.trim) +
      ink.stroke('M88 96H112M90 104H110', ink.clothDark, 4) +
      ink.stroke('M70 50C72 36 82 28 92 26', '#fff', 3),
  },
  soldier: {
    back: (ink) => part('M54 56H146V104H54Z', ink.clothDark),
    front: (ink) =>
      part('M58 62C54 30 74 14 100 14S146 30 142 62L130 56H70Z', ink.clothLight) +
      part('M100 14C126 14 146 30 142 62L130 56H100Z', ink.cloth) +
      part('M52 58H66V100L54 88ZM148 58H134V100L146 88Z', ink.clothDark) +
      part('M88 6H112V28H88Z', '#12161f') +
      ink.stroke('M64 58H136', '#12161f', 6) +
      ink.stroke('M70 44C74 30 84 24 94 22', '#fff', 3),
  },
}

import { disc, fill, line, placed, sparkle } from '../svg'
import { BELONGINGS } from './belongings'
import { type Paint, paintOf } from './paint'

const INK = '#221a36'

/** Props and small belongings, in a box of 200 x 200. */
const THINGS: Readonly<Record<string, (p: Paint) => string>> = {
  rose: (p) =>
    line('M100 196C94 160 104 140 100 110', '#2f8a4e', 9) +
    fill(
      'M100 170C130 150 156 152 166 162 146 184 118 188 100 170ZM98 150C70 136 50 140 42 150 58 168 82 168 98 150Z',
      '#3fae62',
    ) +
    disc(100, 72, 50, p.main) +
    fill('M100 22C140 26 158 70 146 100 130 126 84 128 64 106 96 112 132 90 100 22Z', p.shade) +
    line('M72 68a30 30 0 1 1 48 22 18 18 0 1 1-18-28', p.shine, 8),
  ticket: (p) =>
    placed(
      fill('M0 30H180V64A16 16 0 0 0 180 96V130H0V96A16 16 0 0 0 0 64Z', p.main) +
        fill('M0 30H180V46H0Z', p.shine) +
        line('M126 46V56M126 68V78M126 90V100M126 112V122', '#fff', 5) +
        fill(sparkle(62, 86, 32), p.trim),
      { x: 16, y: 40, turn: -10 },
    ),
  book: (p) =>
    fill('M40 20H150C162 20 168 28 168 38V180H52C38 180 32 172 32 160V36C32 26 36 20 40 20Z', p.main) +
    fill('M32 160C32 148 40 144 52 144H168V180H52C38 180 32 172 32 160Z', '#fff6e0') +
    fill('M32 36C32 26 36 20 44 20V146C38 148 34 152 32 160Z', p.shade) +
    fill('M104 44 122 74 154 80 130 102 136 132 104 116 72 132 78 102 54 80 86 74Z', p.trim),
  card: (p) =>
    placed(
      fill('M20 0H140Q152 0 152 12V176Q152 188 140 188H20Q8 188 8 176V12Q8 0 20 0Z', p.trim) +
        fill('M24 14H136V174H24Z', p.main) +
        fill('M24 14H136L24 120Z', p.shine, 0.5) +
        fill(sparkle(80, 94, 40), '#fff'),
      { x: 16, y: 6, turn: 8 },
    ),
  crystal: (p) =>
    fill('M100 6 146 60 124 190H76L54 60Z', p.main) +
    fill('M100 6 54 60 76 190 100 70Z', p.shine) +
    fill('M100 6 146 60 124 190 100 70Z', p.shade, 0.6) +
    fill('M40 90 58 120 50 186H22L14 120ZM160 90 186 120 178 186H150L142 120Z', p.trim) +
    fill(sparkle(66, 40, 15), '#fff'),
  gem: (p) =>
    fill('M60 40H140L180 84 100 182 20 84Z', p.main) +
    fill('M60 40 20 84H68Z', '#fff', 0.8) +
    fill('M60 40H140L132 84H68Z', p.shine) +
    fill('M132 84H180L100 182Z', p.shade) +
    fill('M20 84H68L100 182Z', p.shine, 0.5),
  heart: (p) =>
    fill('M100 180C20 130 0 70 30 40 58 16 90 34 100 58 110 34 142 16 170 40 200 70 180 130 100 180Z', p.main) +
    fill('M100 180C180 130 200 70 170 40 166 96 140 140 100 180Z', p.shade) +
    fill('M34 56C44 40 60 36 74 42 58 52 46 66 42 86Z', '#fff', 0.85) +
    fill('M100 72 126 100 100 136 74 100Z', p.shine),
  brick: (p) =>
    fill('M20 70 110 34 184 64V134L92 172 20 136Z', p.shade) +
    fill('M20 70 110 34 184 64 92 100Z', p.shine) +
    fill('M20 70 92 100V172L20 136Z', p.main) +
    line('M38 92 74 108M38 114 74 130', p.trim, 7) +
    line('M112 110 166 88M112 134 166 110', p.trim, 5) +
    fill(sparkle(140, 46, 17), '#fff'),
  ammo: (p) =>
    [0, 1, 2, 3]
      .map((i) =>
        placed(
          fill('M-15 60V-20C-15-50-6-66 0-76 6-66 15-50 15-20V60Z', p.trim) +
            fill('M-15-18C-15-50-6-66 0-76 6-66 15-50 15-18Z', '#d0824a') +
            fill('M2-74C8-64 15-50 15-20V60H6Z', '#000', 0.2) +
            fill('M-17 54H17V66H-17Z', p.shade),
          { x: 40 + i * 40, y: 120 + (i % 2) * 10 },
        ),
      )
      .join(''),
  vest: (p) =>
    fill('M54 24H80C84 50 116 50 120 24H146L168 70V184H32V70Z', p.main) +
    fill('M120 24H146L168 70V184H110Z', p.shade, 0.6) +
    fill('M46 96H92V132H46ZM108 96H154V132H108ZM46 142H92V174H46ZM108 142H154V174H108Z', p.shade) +
    line('M52 106H86M114 106H148M52 152H86M114 152H148', p.trim, 5) +
    fill('M60 60H140V82H60Z', p.trim),
  safe: (p) =>
    fill('M20 40H180V176H20Z', p.main) +
    fill('M20 40H180V52H20Z', p.shine) +
    [0, 1, 2]
      .flatMap((r) =>
        [0, 1, 2].map((c) => fill(`M${36 + c * 44} ${62 + r * 36}h38v30h-38z`, (r + c) % 2 ? p.shade : p.trim)),
      )
      .join('') +
    fill('M70 26H130V40H70Z', p.shade),
  map: (p) =>
    fill('M16 40 72 20V164L16 184ZM128 40 184 20V164L128 184Z', p.shine) +
    fill('M72 20 128 40V184L72 164Z', p.main) +
    line('M36 140C60 90 90 130 110 90S160 80 164 56', p.trim, 7) +
    line('M154 44 176 66M176 44 154 66', '#e0283e', 8),
  chest: (p) =>
    fill('M20 84C20 44 50 30 100 30S180 44 180 84Z', p.shine) +
    fill('M100 30C150 30 180 44 180 84H100Z', p.main) +
    fill('M20 90H180V172H20Z', p.main) +
    fill('M100 90H180V172H100Z', p.shade) +
    fill('M20 82H180V96H20ZM40 40H56V172H40ZM144 40H160V172H144Z', p.trim) +
    fill('M80 78H120V112L100 126 80 112Z', '#fff3c4'),
  scroll: (p) =>
    fill('M46 30H154V170H46Z', '#f8ecd2') +
    fill('M30 20H170V44H30ZM30 156H170V180H30Z', p.main) +
    line('M64 66H136M64 88H136M64 110H116', p.shade, 6) +
    disc(130, 128, 17, p.trim),
  potion: (p) =>
    fill('M80 18H120V56L158 140C170 170 150 184 130 184H70C50 184 30 170 42 140L80 56Z', '#eaf4ff', 0.6) +
    fill('M58 106H142L158 142C166 166 150 178 130 178H70C50 178 34 166 42 142Z', p.main) +
    fill('M74 8H126V26H74Z', p.shade) +
    disc(84, 146, 11, p.shine) +
    disc(114, 130, 7, p.shine) +
    fill('M72 80 54 124C50 134 54 142 60 144Z', '#fff', 0.8),
  egg: (p) =>
    fill('M100 14C58 14 34 84 36 126 38 168 66 188 100 188S162 168 164 126C166 84 142 14 100 14Z', p.main) +
    fill('M100 14C142 14 166 84 164 126 162 168 134 188 100 188 146 160 144 60 100 14Z', p.shade, 0.5) +
    line('M42 104 66 120 88 100 112 120 134 100 158 116', p.trim, 10) +
    fill('M60 74C66 52 78 38 90 34 80 50 74 66 72 84Z', '#fff', 0.8),
  board: (p) =>
    [0, 1, 2]
      .flatMap((r) =>
        [0, 1, 2, 3].map((c) => {
          const [x, y] = [40 + c * 42 - (r % 2) * 21 + 10, 64 + r * 38]
          return fill(`M${x} ${y - 22}l20 11v22l-20 11-20-11v-22z`, (r + c) % 2 ? p.main : p.shine)
        }),
      )
      .join('') +
    line('M8 172H192', p.trim, 12) +
    fill(sparkle(100, 30, 19), p.trim),
  mask: (p) =>
    fill('M100 20C50 20 34 60 40 110 46 156 76 184 100 184S154 156 160 110C166 60 150 20 100 20Z', '#f8f4ee') +
    fill('M56 92 92 106 86 118 60 112ZM144 92 108 106 114 118 140 112Z', INK) +
    fill('M100 24 116 64 100 84 84 64Z', p.trim) +
    line('M54 130 78 134M146 130 122 134', p.main, 7) +
    fill('M86 148Q100 160 114 148L100 166Z', p.main),
}
export const THING_NAMES = [...Object.keys(THINGS), ...Object.keys(BELONGINGS)]

export const thing = (name: string, main: string, trim: string): string =>
  (THINGS[name] ?? BELONGINGS[name])?.(paintOf(main, trim)) ?? ''

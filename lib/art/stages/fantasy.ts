import { lighter, mix } from '../colour'
import type { GameArt } from '../games'
import { disc, fill, line, outline, sparkle } from '../svg'

type Stage = (g: GameArt) => string
const petals = (list: readonly (readonly [number, number])[], colour: string) =>
  list.map(([x, y]) => fill(`M${x} ${y}q9-9 15 0-7 8-15 0z`, colour)).join('')
const pavilion = (x: number, y: number, colour: string) =>
  fill(
    `M${x} ${y}q34-4 50-34 16 30 50 34l-8 8H${x + 8}zM${x + 16} ${y + 10}h68v36h-68zM${x + 2} ${y + 48}h96v10H${x + 2}z`,
    colour,
  )
const mist = (y: number, colour = '#fff', opacity = 0.4) =>
  fill(`M-10 ${y}c40-16 70 8 110-4s70-14 110 0 70-10 130 2v26H-10z`, colour, opacity)
const curl = (x: number, y: number, s: number, colour: string) =>
  `<path d="M${x} ${y}c${20 * s}-${24 * s} ${56 * s}-${10 * s} ${46 * s} ${14 * s}-${8 * s} ${16 * s}-${32 * s} ${8 * s}-${24 * s}-${8 * s}M${x + 46 * s} ${y + 10 * s}c${26 * s}-${12 * s} ${44 * s} ${4 * s} ${40 * s} ${16 * s}H${x - 10 * s}" stroke="${colour}" stroke-width="${5 * s}"/>`

/** Ink, a red sun and a torn stroke. */
const ink: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#efe6da') +
  disc(214, 100, 92, g.mid) +
  fill('M-10 190C40 150 90 200 150 176S270 190 330 150V250H-10Z', '#1a1418') +
  fill('M-10 30C40 10 60 40 120 22 90 40 60 44-10 60Z', '#1a1418', 0.85) +
  line('M20 96 120 70M30 110 96 92', '#1a1418', 6, 0.8) +
  fill('M60 130l8-5 5 8-8 4zM34 150l12-3-2 8zM286 36l10-4 2 10zM300 60l6-2v6z', '#1a1418')

/** A whirl and speed lines, with a red cloud. */
const ninja: Stage = () =>
  fill('M0 0H320V240H0Z', '#f58a1f') +
  fill(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((i) => {
        const a = i * 0.63
        const at = (b: number) => [206 + 330 * Math.cos(b), 120 + 330 * Math.sin(b)]
        return outline(206, 120, ...at(a), ...at(a + 0.24))
      })
      .join(''),
    '#ffd24a',
    0.7,
  ) +
  line(
    'M206 120a8 8 0 0 1 14 6 24 24 0 0 1-44 4 40 40 0 0 1 20-62 60 60 0 0 1 76 40 78 78 0 0 1-60 96 100 100 0 0 1-116-70',
    '#c6401f',
    9,
    0.75,
  ) +
  fill('M8 214c-18-4-14-30 6-28 0-24 34-26 42-8 16-14 40-2 34 16 22-4 28 20 10 22z', '#b0182a') +
  line('M8 214c-18-4-14-30 6-28 0-24 34-26 42-8 16-14 40-2 34 16 22-4 28 20 10 22z', '#fff', 4) +
  fill('M20 20 60 8 52 44 70 52 30 62 36 40Z', '#2a2440', 0.85)

/** Peaks of ink, bamboo and a pavilion. */
const southern: Stage = (g) =>
  disc(70, 60, 34, '#fff6dc', 0.95) +
  fill('M0 240V140L50 70 90 140 130 96 190 160 240 84 320 150V240Z', mix(g.mid, g.light, 0.4), 0.7) +
  fill('M0 240V180L60 130 110 190 170 150 320 200V240Z', g.mid) +
  pavilion(14, 168, g.deep) +
  mist(190) +
  mist(216, '#fff', 0.3) +
  line('M300 240 306-10M282 240 276-10', '#3f8a5a', 9) +
  line('M296 60h14M296 130h14M272 90h14M272 170h14', '#2a6a44', 5) +
  fill(
    'M276 40C250 40 240 56 230 70 254 70 268 60 276 40ZM306 20C280 20 270 36 262 50 284 48 298 40 306 20ZM276 110C256 112 250 124 244 136 262 134 272 126 276 110Z',
    '#4fa86a',
  )

/** Lucky clouds, a peach branch and a gold border. */
const auspicious: Stage = () =>
  fill('M0 0H320V240H0Z', '#ffcf9a') +
  disc(200, 112, 92, '#fff3d0') +
  disc(200, 112, 76, '#ffe09a', 0.8) +
  curl(-20, 60, 1.1, '#e8604a') +
  curl(236, 36, 0.9, '#e8604a') +
  curl(-10, 206, 1.3, '#e8604a') +
  line('M-10 110C30 100 60 120 96 96', '#8a4a3a', 6) +
  petals(
    [
      [20, 98],
      [46, 110],
      [76, 96],
      [94, 84],
    ],
    '#ff7fa0',
  ) +
  line('M6 6H314V234H6Z', '#c9302a', 6) +
  line('M14 14H306V226H14Z', '#ffcf55', 3) +
  fill('M6 6h34v6H12v28H6zM280 6h34v34h-6V12h-28zM6 200h6v28h28v6H6zM308 200h6v34h-34v-6h28z', '#ffcf55')

/** Green ranges, a moon and swords standing in the ground. */
const swords: Stage = (g) => {
  const sword = (x: number, y: number, a: number) =>
    `<g transform="translate(${x} ${y})rotate(${a})">${fill('M-5 0H5V70L0 80-5 70Z', '#dfe8ee') + fill('M0 0H5V70L0 80Z', '#7f98a0') + fill('M-14-6H14V2H-14Z', '#e8c86a') + fill('M-3-30H3V-6H-3Z', '#3a2a2a')}</g>`
  return (
    disc(60, 56, 38, '#fdf6da', 0.95) +
    fill('M0 240V130L70 60 120 140 180 90 250 150 320 100V240Z', mix(g.mid, g.light, 0.3), 0.7) +
    fill('M0 240V186C70 150 140 200 320 168V240Z', g.deep) +
    sword(34, 150, -12) +
    sword(84, 162, 8) +
    sword(124, 156, -4) +
    sword(296, 140, 10) +
    mist(206, '#fff', 0.28)
  )
}

/** Night, a great moon, a plum branch and a high tower. */
const moonlit: Stage = () =>
  fill('M0 0H320V240H0Z', '#141a4a', 0.6) +
  disc(204, 104, 100, '#f4ecc8') +
  disc(180, 80, 20, '#e0d29a', 0.6) +
  disc(236, 130, 26, '#e0d29a', 0.6) +
  fill('M0 240V196L30 186V150L18 150 52 120 86 150H74V176L110 196V240Z', '#0c1030') +
  fill(
    'M10 150C36 144 44 128 52 104 60 128 68 144 94 150ZM18 186C40 180 48 166 52 150 56 166 66 180 88 186Z',
    '#0c1030',
  ) +
  fill('M46 160h12v14H46z', '#ffcf7a') +
  line('M330 30C280 40 250 20 214 40M270 32 256 66', '#2a1a3a', 6) +
  petals(
    [
      [216, 36],
      [240, 24],
      [262, 60],
      [286, 30],
      [300, 44],
    ],
    '#ff7f9a',
  ) +
  mist(216, '#8fa0e0', 0.4)

/** A burning portal between dark pillars. */
const portal: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#12081e', 0.72) +
  disc(204, 116, 108, g.accent, 0.85) +
  disc(204, 116, 92, '#ffd98a') +
  disc(204, 116, 80, g.mid) +
  disc(204, 116, 58, g.deep) +
  line('M204 50a66 66 0 0 1 62 44M204 182a66 66 0 0 1-62-44', '#e8c8ff', 5) +
  fill('M64 0H108V20H100V214H112V240H60V214H72V20H64ZM300 0H330V240H296V214H306V20H300Z', '#2e2440') +
  fill('M72 20H80V214H72Z', '#5a4a7a') +
  fill('M10 60h34v34H10zM10 102h34v34H10zM10 144h34v34H10z', '#0c0618') +
  line('M10 60h34v34H10zM10 102h34v34H10zM10 144h34v34H10z', '#c9a04a', 3) +
  fill('M20 70h14v14H20z', '#b06fff') +
  fill('M20 112h14v14H20z', '#ff9b5e') +
  fill('M20 154h14v14H20z', '#ffd24a')

/** A red gate, paper charms and blossoms under the moon. */
const shrine: Stage = () =>
  fill('M0 0H320V240H0Z', '#2a0a3a', 0.55) +
  disc(206, 96, 94, '#ffe2c0') +
  disc(206, 96, 94, '#ff7f6a', 0.25) +
  fill(
    'M10 56C60 70 110 70 160 56V74C110 84 60 84 10 74ZM26 90H144V102H26ZM40 74H54V240H40ZM116 74H130V240H116Z',
    '#d8303a',
  ) +
  fill('M78 80H92V104H78Z', '#ffd98a') +
  fill('M272 10h22v70h-22z', '#fff6e0') +
  line('M283 20V70M276 34H290M276 52H290', '#c62f35', 3) +
  fill('M304 60h16v56h-16z', '#fff6e0') +
  line('M312 68V106', '#c62f35', 3) +
  petals(
    [
      [20, 20],
      [64, 30],
      [100, 130],
      [150, 30],
      [16, 150],
      [290, 130],
      [70, 190],
      [250, 20],
      [300, 190],
    ],
    '#ffb0c8',
  ) +
  mist(214, '#c878b8', 0.4)

/** Clouds at sunrise with rays. */
const clouds: Stage = () =>
  fill('M0 0H320V240H0Z', '#9fb8f0') +
  fill('M0 240V120C90 70 240 70 320 130V240Z', '#ffd9a8', 0.7) +
  disc(206, 96, 62, '#fff6d0') +
  fill(
    outline(206, 96, 40, -20, 90, -20) +
      outline(206, 96, 150, -40, 190, -40) +
      outline(206, 96, 250, -40, 300, -20) +
      outline(206, 96, -20, 60, -20, 110) +
      outline(206, 96, 340, 50, 340, 100),
    '#fff6d0',
    0.45,
  ) +
  fill(
    'M-20 220c-20-40 30-60 50-36 10-36 70-36 76 0 30-24 70-4 64 24 26-26 74-16 72 16 30-16 70 0 78 26H-20Z',
    '#fff',
    0.9,
  ) +
  fill('M-10 250c0-34 50-40 62-16 20-24 64-14 66 14 40-24 90-14 92 10 40-20 90-20 110 6H-10Z', '#f4e2f0') +
  fill(sparkle(50, 50, 9) + sparkle(110, 90, 6) + sparkle(290, 60, 8), '#fff')

/** Torches and a rune under a dark vault. */
const embers: Stage = (g) => {
  const torch = (x: number) =>
    fill(`M${x - 6} 120h12v90h-12z`, '#3a2030') +
    fill(`M${x - 14} 104h28l-6 20h-16z`, '#8a6a3a') +
    fill(`M${x} 40c-26 30-22 60 0 66 22-6 26-36 0-66z`, '#ff8a2a') +
    fill(`M${x} 66c-12 16-10 34 0 38 10-4 12-22 0-38z`, '#fff0a0')
  return (
    fill('M0 0H320V240H0Z', '#1c0a14', 0.72) +
    `<circle cx="206" cy="120" r="98" stroke="${g.light}" stroke-width="4" opacity=".8"/><circle cx="206" cy="120" r="80" stroke="${g.mid}" stroke-width="8"/>` +
    line('M206 40 276 160H136ZM206 200 136 80H276Z', g.light, 3, 0.7) +
    torch(40) +
    torch(104) +
    fill('M0 240V222L40 206 90 224 150 210 220 226 320 206V240Z', '#0e050a') +
    fill(sparkle(70, 40, 6) + sparkle(280, 30, 7) + sparkle(130, 30, 5), g.accent)
  )
}

/** A stone gate with gold corners and green light. */
const citadel: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#0e2226', 0.5) +
  fill('M0 240V110L30 80V100L50 70 70 100V60L92 30 114 60V130L140 110V240Z', '#0c1c22') +
  fill('M86 70h12v20H86zM40 120h10v18H40z', g.light) +
  disc(214, 112, 86, g.mid, 0.55) +
  disc(214, 112, 60, g.light, 0.35) +
  line('M6 6H314V234H6Z', '#5a5f6a', 12) +
  line('M12 12H308V228H12Z', '#c9a04a', 3) +
  fill(
    'M0 0H54L40 22 22 22 22 40 0 54ZM320 0H266L280 22H298V40L320 54ZM0 240V186L22 200V218H40L54 240ZM320 240V186L298 200V218H280L266 240Z',
    '#8a8f9a',
  ) +
  fill(
    'M8 8H34L14 34 8 34ZM312 8H286L306 34H312ZM8 232V206H14L34 232ZM312 232V206H306L286 232Z',
    lighter(g.accent, 0.1),
  )

/** By the number of the game. */
export const FANTASY: Readonly<Record<string, Stage>> = {
  105: ink,
  108: ninja,
  117: southern,
  128: auspicious,
  129: swords,
  130: moonlit,
  131: portal,
  132: shrine,
  133: clouds,
  134: embers,
  135: citadel,
}

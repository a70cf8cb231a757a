import { lighter, mix } from '../colour'
import type { GameArt } from '../games'
import { disc, fill, line, outline, sparkle } from '../svg'
import { FANTASY } from './fantasy'

export type Stage = (g: GameArt) => string
const bar = (x: number, w: number, lean: number) => outline(x, 0, x + w, 0, x + w - lean, 240, x - lean, 240)
const dots = (list: readonly (readonly [number, number])[]) =>
  line(list.map(([x, y]) => `M${x} ${y}h.1`).join(''), '#fff', 3, 0.8)

/** A wide hexagonal frame of gold, with blue light. */
const hextech: Stage = (g) =>
  fill('M0 240V150L60 100 110 150 170 90 230 150 280 110 320 150V240Z', g.deep, 0.6) +
  fill('M210 14 292 62V178L210 226 128 178V62Z', g.mid, 0.7) +
  line('M210 6 300 58V182L210 234 120 182V58Z', g.accent, 5) +
  line('M210 20 288 65V175L210 220 132 175V65Z', g.light, 2, 0.7) +
  fill(
    'M210-4 224 10 210 24 196 10ZM210 216 224 230 210 244 196 230ZM300 106 314 120 300 134 286 120ZM120 106 134 120 120 134 106 120Z',
    g.light,
  )

/** The tall gold arch of a loading card. */
const arch: Stage = (g) =>
  fill('M150-30 240 240H120ZM250-30 330 240H270Z', g.light, 0.16) +
  fill('M0 240V170L40 130 66 176 110 110 140 240Z', g.deep, 0.5) +
  fill('M124 240V60C124 30 170 20 210 4 250 20 296 30 296 60V240Z', mix(g.mid, g.light, 0.35), 0.6) +
  line('M120 240V58C120 28 168 18 210 0 252 18 300 28 300 58V240', g.accent, 7) +
  line('M131 240V64C131 40 174 32 210 16 246 32 289 40 289 64V240', '#fff3c4', 2) +
  fill('M210-10 224 8 210 26 196 8Z', '#8fe0ff') +
  fill('M120 90l-14 16 14 16 14-16zM300 90l-14 16 14 16 14-16z', g.accent)

/** Sky, a parachute with a red crate, and a field. */
const airdrop: Stage = () =>
  fill('M0 0H320V170H0Z', '#8fd0ff', 0.55) +
  disc(290, 26, 44, '#fff', 0.35) +
  fill('M0 240V176C60 150 110 168 160 160S270 140 320 158V240Z', '#4f9a52') +
  fill('M0 240V200C90 176 200 214 320 186V240Z', '#3a7a44') +
  fill('M40 56C40 6 130 6 130 56 122 48 110 48 103 58 97 46 74 46 68 58 60 48 48 48 40 56Z', '#ff8a2a') +
  fill('M68 58C66 20 80 18 85 18 92 18 104 20 103 58 97 46 74 46 68 58Z', '#fff3e0') +
  line('M41 58 72 92M68 60 78 92M103 60 92 92M129 58 98 92', '#5a4a3a', 1.6) +
  fill('M66 92H104V122H66Z', '#3f6fb8') +
  fill('M66 92H104V100H66Z', '#d8343a')

/** A card of five stars under a constellation. */
const wish: Stage = () =>
  line('M14 34 58 60 96 30 122 74 58 60M96 30 140 12', '#fff', 1.6, 0.6) +
  fill(sparkle(14, 34, 8) + sparkle(58, 60, 10) + sparkle(96, 30, 9) + sparkle(122, 74, 7), '#fff') +
  fill('M118-10H304V250H118Z', '#f6ead0') +
  fill('M126-2H296V242H126Z', '#d99a4a') +
  fill('M126-2H296V150C250 190 170 170 126 110Z', '#efc070', 0.8) +
  fill(
    outline(211, 120, 126, -10, 160, -10) +
      outline(211, 120, 240, -10, 270, -10) +
      outline(211, 120, 296, 60, 296, 100) +
      outline(211, 120, 126, 60, 126, 96),
    '#fff3d8',
    0.35,
  ) +
  line('M126-2V242M296-2V242', '#fff3d8', 2)
/** Five stars in front of the figure. */
const stars = (x: number, y: number, colour = '#ffd23f') =>
  [0, 1, 2, 3, 4].map((i) => fill(star(x + i * 21, y, 10), colour)).join('')
const star = (x: number, y: number, r: number) =>
  outline(
    ...Array.from({ length: 10 }, (_, i) => {
      const a = (Math.PI * (i - 2.5)) / 5
      const k = i % 2 ? r * 0.45 : r
      return [x + k * Math.cos(a), y + k * Math.sin(a)]
    }).flat(),
  )

/** Space with a train on its rails. */
const rails: Stage = (g) =>
  dots([
    [20, 20],
    [60, 84],
    [100, 30],
    [30, 130],
    [130, 60],
    [300, 30],
    [280, 90],
    [16, 200],
    [310, 160],
  ]) +
  fill('M150-10H310L290 250H130Z', '#0d0a2c', 0.7) +
  line('M150-10H310L290 250H130Z', '#e8d8a8', 3) +
  line('M158-2H302L283 242H138Z', '#e8d8a8', 1, 0.7) +
  disc(216, 110, 74, g.mid, 0.8) +
  line('M120 150C180 190 280 130 316 70', g.light, 3, 0.7) +
  line('M-10 170C50 190 100 160 130 120', '#e8d8a8', 5) +
  line('M-10 184C60 204 116 174 144 132', '#e8d8a8', 3) +
  line('M6 168v22M28 172v22M52 170v24M76 162v24M98 148v24M116 132v22', '#e8d8a8', 3) +
  fill('M20 118 92 92C104 90 112 98 108 110L104 124 30 150Z', '#20243f') +
  fill('M34 120 50 114 52 126 36 132ZM58 111 74 105 76 117 60 123ZM82 102 98 97 100 109 84 114Z', '#ffd98a') +
  fill('M18 118 92 90 90 84 16 110Z', g.accent)

/** Dark steel, a triangle, and corner marks of a sight. */
const delta: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#0b1512', 0.55) +
  line(
    'M10 200C60 170 90 210 150 180S260 190 330 150M-10 170C50 140 100 180 150 150S250 150 330 120M0 230C80 204 160 240 330 184',
    g.mid,
    2,
    0.8,
  ) +
  line('M200 16 306 204H94Z', g.accent, 5, 0.9) +
  fill('M200 44 282 190H118Z', g.mid, 0.35) +
  fill('M200 16 216 44H184ZM94 204 110 176 126 204ZM306 204 274 204 290 176Z', g.accent) +
  line('M14 40V14H40M280 14H306V40M14 200V226H40M280 226H306V200', '#e8fff4', 3)

/** Red and black slabs of a tactical shooter. */
const slabs: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#14101f') +
  fill(bar(250, 120, 90), g.mid) +
  fill(bar(96, 16, 70) + bar(124, 6, 70), g.mid, 0.9) +
  line('M60 70 128 138 60 206M84 70 152 138 84 206', '#f4efe6', 7, 0.9) +
  line('M14 14H60M14 24H36M260 226H306M284 216H306', g.accent, 3)

/** Fire on navy, with crossed aim. */
const crossfire: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#0c1230', 0.6) +
  line('M200 10V230M60 120H320', g.accent, 3, 0.7) +
  `<circle cx="200" cy="120" r="88" stroke="${g.accent}" stroke-width="4" opacity=".8"/><circle cx="200" cy="120" r="56" stroke="${g.light}" stroke-width="2" opacity=".6"/>` +
  fill(
    'M0 240C10 190 30 200 34 160 54 186 60 176 70 140 92 176 110 170 116 204 140 180 160 206 168 190 190 214 230 190 250 214 270 190 300 206 320 180V240Z',
    '#e8482a',
    0.85,
  ) +
  fill(
    'M20 240C30 214 44 218 52 190 66 214 84 206 92 228 116 214 150 232 180 222 220 236 270 222 320 230V240Z',
    '#ffb02e',
    0.9,
  ) +
  fill(sparkle(40, 60, 7) + sparkle(290, 40, 9) + sparkle(96, 100, 5), '#ffb02e')

/** Smoke, a skull-coloured chevron and dog tags. */
const steel: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#12181f', 0.75) +
  disc(250, 90, 110, '#8aa0b0', 0.22) +
  disc(150, 190, 90, '#8aa0b0', 0.16) +
  fill('M120 40 200 0 280 40V74L200 34 120 74ZM120 92 200 52 280 92V126L200 86 120 126Z', g.accent, 0.85) +
  line('M0 214H320', '#0a0e14', 26) +
  line(
    'M-10 226 20 202M30 226 60 202M70 226 100 202M110 226 140 202M150 226 180 202M190 226 220 202M230 226 260 202M270 226 300 202M310 226 340 202',
    g.accent,
    8,
  )

/** A road of neon and a chequered flag. */
const road: Stage = (g) =>
  fill('M0 160H320V240H0Z', '#160a38') +
  fill('M100 150H220L330 240H-40Z', '#2a1a5a') +
  line('M160 152V164M159 178V194M158 208V236', '#fff', 5) +
  line('M100 150-40 240M220 150 340 240', g.accent, 4) +
  fill(
    'M0 150 20 90H50V150ZM56 150V60H84V150ZM90 150V100H120V150ZM200 150V80H232V150ZM238 150V50H262V150ZM270 150V104H320V150Z',
    '#2a0f5a',
    0.9,
  ) +
  line('M-10 60H70M20 84H110M230 30H330M250 56H330M-10 120H60', g.light, 3, 0.8) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => fill(`M${i * 40} ${i % 2 ? 0 : 11}h20v11h-20zM${i * 40 + 20} ${i % 2 ? 11 : 0}h20v11h-20z`, '#fff'))
    .join('')

/** Candy hills, a rainbow and clouds. */
const candy: Stage = () =>
  fill('M0 0H320V240H0Z', '#8fd8ff') +
  line('M20 240A150 150 0 0 1 320 200', '#ff7fa6', 18) +
  line('M38 240A132 132 0 0 1 320 222', '#ffe56e', 18) +
  line('M56 240A114 114 0 0 1 300 240', '#8fe0a0', 18) +
  fill('M0 240V196C40 170 90 176 130 196S230 214 320 180V240Z', '#ff9ec4') +
  fill('M0 240V216C70 196 140 226 320 206V240Z', '#ffd0e6') +
  fill(
    'M14 60h60a14 14 0 0 0 0-28c0-26-38-28-44-8-22-4-36 30-16 36ZM250 44h50a12 12 0 0 0 0-24c0-22-32-24-38-6-18-4-30 26-12 30Z',
    '#fff',
  ) +
  disc(30, 190, 13, '#ffe56e') +
  disc(296, 196, 10, '#8fe0a0')

/** A manor, bare trees and a moon. */
const manor: Stage = () =>
  fill('M0 0H320V240H0Z', '#150a2c', 0.7) +
  disc(96, 66, 52, '#f0e2c0', 0.9) +
  disc(78, 50, 52, '#2c1850', 0.35) +
  fill('M0 240V150H24V110L40 86 56 110V130H80V96L96 62 112 96V130H140V116L156 90 172 116V240Z', '#1a0f30') +
  fill('M34 120h10v18H34zM90 106h12v20H90zM150 128h10v16h-10z', '#ffb95e') +
  line('M290 240C286 180 300 140 280 90M284 150 316 116M286 120 258 92M282 100 300 60', '#120920', 8) +
  line('M0 214C60 196 90 226 140 206S260 226 320 200', '#5a3f86', 6) +
  line('M20 208l6-12M60 208l-6-12M100 216l6-12M180 214l6-12M240 216l-6-12', '#5a3f86', 4) +
  fill('M120 30l12-6 10 6 10-6 12 6-12 2-10 6-10-6zM40 20l9-4 8 4 8-4 9 4-9 2-8 5-8-5z', '#120920')

/** White rhombs, thin lines and hazard stripes. */
const rhombs: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#20242c') +
  fill('M210-40 370 120 210 280 50 120Z', '#e8ecf2', 0.95) +
  fill('M210-6 336 120 210 246 84 120Z', '#b8c0cc') +
  line('M210-24 354 120 210 264 66 120Z', '#20242c', 2) +
  fill('M0 206H320V240H0Z', '#14161c') +
  line('M0 240 30 206M30 240 60 206M60 240 90 206M90 240 120 206', g.accent, 7) +
  line('M14 20H90M14 30H60M14 40H76', '#e8ecf2', 3, 0.9) +
  fill('M20 70 50 122H-10Z', g.accent) +
  fill('M20 84 38 114H2Z', '#20242c')

/** Rings of sound on silver. */
const waves: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#c8d4ee', 0.35) +
  [40, 66, 92, 120, 150]
    .map((r) => `<circle cx="206" cy="112" r="${r}" stroke="#fff" stroke-width="${r % 4 ? 1.5 : 3}" opacity=".65"/>`)
    .join('') +
  line('M0 180H20L28 150 38 206 48 164 56 192 66 180H110', '#fff', 4) +
  line('M0 60H14L20 44 28 76 36 60H80', '#fff', 3, 0.8) +
  fill('M206-8 214 112 206 232 198 112Z', g.accent, 0.6) +
  fill('M86 112 206 104 326 112 206 120Z', '#fff', 0.7)

/** Television, tape and halftone on black and lime. */
const tapes: Stage = (g) =>
  fill('M0 0H320V240H0Z', '#14151a') +
  fill('M112 10H314V210H112Z', '#2c2f3a') +
  fill('M124 22H302V196H124Z', g.accent) +
  fill('M124 22H302V90L124 150Z', '#f2ff9a') +
  line('M128 180H298M128 164H298M128 148H298M128 132H298', '#14151a', 2, 0.25) +
  fill('M-20 30 130-20V14L-20 66Z', '#ff5a2a') +
  fill('M-20 196 340 216V240H-20Z', '#14151a') +
  line('M-20 204 340 224', g.accent, 5) +
  line(
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `M${14 + i * 15} 96h.1M${14 + i * 15} 112h.1M${22 + i * 15} 104h.1M${14 + i * 15} 128h.1M${22 + i * 15} 120h.1`,
      )
      .join(''),
    '#fff',
    5,
    0.5,
  ) +
  fill('M20 214h12v12H20zM46 216h12v12H46zM72 217h12v12H72zM98 219h12v12H98z', '#fff')

/** A board of hexagons with small figures' light. */
const hexboard: Stage = (g) => {
  const cell = (x: number, y: number) =>
    outline(x, y - 16, x + 26, y - 8, x + 26, y + 8, x, y + 16, x - 26, y + 8, x - 26, y - 8)
  const at = [0, 1, 2].flatMap((r) =>
    Array.from({ length: 7 }, (_, c) => cell(c * 54 - 10 + (r % 2) * 27, 176 + r * 27)),
  )
  return (
    fill('M0 0H320V150H0Z', g.light, 0.14) +
    `<path d="${at.join('')}" fill="${lighter(g.mid, 0.12)}" stroke="${g.accent}" stroke-width="2"/>` +
    fill('M54 34 62 26 116 92 108 100Z', g.accent) +
    fill('M102 92C118 82 140 98 146 122 124 128 102 116 100 96Z', '#fff3c4') +
    fill('M40 36 62 14 70 24 48 46Z', g.accent) +
    fill(sparkle(30, 90, 9) + sparkle(110, 40, 7), '#fff3c4')
  )
}

const TECH: Readonly<Record<string, Stage>> = {
  102: hextech,
  104: delta,
  106: hexboard,
  107: arch,
  109: wish,
  111: airdrop,
  113: rails,
  114: hextech,
  115: manor,
  116: slabs,
  120: candy,
  123: rhombs,
  124: waves,
  125: tapes,
  126: steel,
  127: road,
  177: crossfire,
}

/** Draws what surrounds the things of a game, on 320 x 240; '' for a game without its own composition. */
export const stageOf = (gameId: string, g: GameArt): string => (TECH[gameId] ?? FANTASY[gameId])?.(g) ?? ''

/** Games that show five stars on a card of a character. */
const STARRED: Readonly<Record<string, readonly [x: number, y: number]>> = { 109: [170, 216], 113: [176, 14] }
/** What lies in front of a character. */
export const frontOf = (gameId: string): string => {
  const at = STARRED[gameId]
  return at
    ? stars(at[0], at[1])
    : gameId === '123'
      ? [0, 1, 2, 3, 4, 5].map((i) => fill(star(196 + i * 20, 226, 9), '#ffd21f')).join('')
      : ''
}

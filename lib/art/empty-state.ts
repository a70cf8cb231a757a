import type { EmptyName } from '@/lib/shared/pictures/empty-url'
import { box, disc, fill, line, sparkle } from './svg'

/** Colours of the surrounding page, inherited through `<use>`. */
const PRIMARY = 'var(--primary-text,#1E46A8)'
const SOFT = 'var(--primary-line,#A9BADF)'
const TINT = 'var(--primary-soft,#EDF1F9)'
const ACCENT = 'var(--accent,#F2B541)'
const PAPER = 'var(--surface,#fff)'
const SAFE = 'var(--safe,#077649)'

const edged = (d: string, width = 3) =>
  `<path d="${d}" stroke="${PRIMARY}" stroke-width="${width}" stroke-linejoin="round"/>`
/** Draws paper with a tinted left half and an outline. */
const sheetOf = (d: string, half: string) => fill(d, PAPER) + fill(half, TINT) + edged(d)

const RECEIPT = 'M78 34h84v104l-10-8-11 8-11-8-10 8-10-8-11 8-11-8-10 8z'
const HEART =
  'M120 138C78 112 62 92 62 70c0-18 13-30 29-30 12 0 22 6 29 17 7-11 17-17 29-17 16 0 29 12 29 30 0 22-16 42-58 68z'
const BUBBLE =
  'M52 44h88a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10H92l-22 20v-20H52a10 10 0 0 1-10-10V54a10 10 0 0 1 10-10z'
const SHIELD = 'M120 26 172 44v42c0 32-22 50-52 62-30-12-52-30-52-62V44z'
const CLOUD = 'M70 116a28 28 0 0 1 3-56 44 44 0 0 1 84-4 30 30 0 0 1 10 60z'

const DRAWINGS: Readonly<Record<EmptyName, () => string>> = {
  orders: () =>
    sheetOf(RECEIPT, 'M78 34h42v98l-10-2-11 8-11-8-10 8z') +
    line('M94 56h40M94 72h52M94 88h30', SOFT, 5) +
    disc(172, 104, 20, ACCENT) +
    `<path d="M163 104l7 7 12-13" stroke="${PAPER}" stroke-width="5" stroke-linejoin="round"/>`,
  favourites: () =>
    fill(HEART, TINT) +
    fill('M120 57c-7-11-17-17-29-17-16 0-29 12-29 30 0 22 16 42 58 68z', PAPER, 0.7) +
    edged(HEART) +
    line('M76 70c0-10 6-17 15-17', PRIMARY, 4) +
    `<g transform="rotate(10 149 112)"><rect x="128" y="84" width="42" height="56" rx="5" fill="${PAPER}" stroke="${PRIMARY}" stroke-width="3"/>${fill('M149 98l5 11 12 1-9 8 3 12-11-6-10 6 2-12-9-8 12-1z', ACCENT)}</g>`,
  chat: () =>
    sheetOf(BUBBLE, 'M52 44h44v64h-4l-22 20v-20H52a10 10 0 0 1-10-10V54a10 10 0 0 1 10-10z') +
    line('M62 68h56M62 84h34', SOFT, 5) +
    fill('M122 86h66a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8h-4v16l-18-16h-44a8 8 0 0 1-8-8V94a8 8 0 0 1 8-8z', PRIMARY) +
    disc(137, 110, 5, ACCENT) +
    disc(155, 110, 5, PAPER) +
    disc(173, 110, 5, PAPER, 0.6),
  search: () =>
    fill('M60 124 96 36l44 18-30 82z', TINT) +
    `<rect x="56" y="44" width="92" height="84" rx="8" fill="${PAPER}" stroke="${PRIMARY}" stroke-width="3"/>` +
    fill('M70 62h26v20H70zM108 62h26v20h-26zM70 92h26v20H70z', TINT) +
    `<circle cx="140" cy="92" r="30" fill="${PAPER}" fill-opacity=".75" stroke="${PRIMARY}" stroke-width="6"/>` +
    line('M124 84a18 18 0 0 1 14-12', ACCENT, 5) +
    line('M162 115l26 27', PRIMARY, 11) +
    line('M162 115l8 8', ACCENT, 11),
  login: () =>
    fill(SHIELD, TINT) +
    fill('M120 26v122c-30-12-52-30-52-62V44z', PAPER, 0.75) +
    edged(SHIELD) +
    disc(120, 72, 16, PRIMARY) +
    fill('M92 116c2-18 12-26 28-26s26 8 28 26c-8 8-17 14-28 19-11-5-20-11-28-19z', PRIMARY) +
    disc(172, 118, 20, ACCENT) +
    `<path d="M163 118h16m-6-6 6 6-6 6" stroke="${PAPER}" stroke-width="4" stroke-linejoin="round"/>`,
  closed: () =>
    sheetOf('M58 62h124v78H58z', 'M58 62h62v78H58z') +
    [0, 1, 2, 3, 4]
      .map((i) => `M${50 + i * 28} 40h28l${i < 2 ? -2 : 2} 24q-14 14-28 0z`)
      .map((d, i) => fill(d, i % 2 ? PAPER : PRIMARY) + edged(d))
      .join('') +
    line('M84 92 120 78l36 14', SOFT, 2.5) +
    box(80, 92, 80, 34, ACCENT, { rx: 5 }) +
    line('M96 109h48', PAPER, 6) +
    line('M46 140h148', PRIMARY, 3),
  success: () =>
    disc(120, 86, 50, TINT) +
    disc(120, 86, 38, SAFE) +
    fill('M120 48a38 38 0 0 0 0 76z', '#fff', 0.16) +
    '<path d="M102 87l13 13 25-28" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>' +
    line('M58 128C46 104 48 76 62 54M182 128c12-24 10-52-4-74', ACCENT, 3) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `M${50 + i * 2} ${116 - i * 18}c-14-2-20-10-20-20 12 0 20 6 20 20zM${190 - i * 2} ${116 - i * 18}c14-2 20-10 20-20-12 0-20 6-20 20z`,
      )
      .map((leaf) => fill(leaf, ACCENT))
      .join(''),
  offline: () =>
    sheetOf(CLOUD, 'M70 116a28 28 0 0 1 3-56 44 44 0 0 1 40-30c-14 20-14 60 6 86z') +
    line('M86 138h22M132 138h22M108 128v20M132 128v20', PRIMARY, 7) +
    line('M122 128l-6 10h8l-6 11', ACCENT, 3) +
    line('M98 84a32 32 0 0 1 44 0M108 95a18 18 0 0 1 24 0', SOFT, 5) +
    disc(120, 105, 4, PRIMARY),
}
export const isEmptyName = (name: string): name is EmptyName => Object.hasOwn(DRAWINGS, name)

/** Draws illustration for an empty or completed state: a symbol `d` on 240 x 180. */
export const emptyState = (name: EmptyName): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><symbol id="d" viewBox="0 0 240 180" fill="none" stroke-linecap="round">' +
  fill('M34 110C14 70 54 20 104 20s62 4 92 34 26 92-24 102-118 8-138-46z', TINT, 0.7) +
  `<ellipse cx="120" cy="160" rx="82" ry="7" fill="${SOFT}" opacity=".35"/>` +
  DRAWINGS[name]() +
  fill(sparkle(204, 44, 9) + sparkle(38, 60, 7), ACCENT) +
  `<circle cx="212" cy="96" r="4" stroke="${SOFT}" stroke-width="2.5"/>${disc(54, 30, 3, SOFT)}</symbol><use href="#d"/></svg>`

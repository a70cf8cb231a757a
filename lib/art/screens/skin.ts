import { faint, lighter, mix } from '../colour'
import type { GameArt } from '../games'
import { box, fill, line } from '../svg'

/** Light and dark colours of frames and backgrounds, rarest first. */
export const RARITIES = [
  ['#ffe09a', '#e8912e', '#ffc061', '#c25a2a'],
  ['#e3beff', '#8144e0', '#9d68f0', '#3a1a86'],
  ['#a9daff', '#3478d6', '#4e9bea', '#12306e'],
] as const
type Rarity = (typeof RARITIES)[number]

interface Size {
  w: number
  h: number
  /** Height of the plate with the name. */
  plate: number
}
/** How the inventory, cards and records of a kind of game look. */
export interface Skin {
  /** Corner radius of panels. */
  rx: number
  head: string
  /** Colour of names and numbers, and of the plate below a picture. */
  ink: string
  paper: string
  panel: string
  frame: (size: Size, rarity: Rarity, rank: number) => string
  /** Decoration of the page below the panels. */
  page: (g: GameArt) => string
}

const stars = (x: number, y: number, count: number, colour: string) =>
  Array.from({ length: count }, (_, i) =>
    fill(`M${x + i * 15} ${y - 7}l2 5 5 0-4 3 2 5-5-3-5 3 2-5-4-3 5 0z`, colour),
  ).join('')

/** Tall cards in gold with a pointed top, on deep blue. */
const poster: Skin = {
  rx: 4,
  head: '#081238d0',
  ink: '#fff3d0',
  paper: '#0c1640',
  panel: '#0a123a99',
  frame: ({ w, h, plate }, [light, dark], rank) =>
    fill(`M0 12 ${w / 2 - 18} 12 ${w / 2} 0 ${w / 2 + 18} 12H${w}V${h}H0Z`, dark) +
    fill(`M3 15H${w - 3}V${h - plate}H3Z`, `url(#§r${rank})`) +
    fill(`M3 ${h - plate}H${w - 3}V${h - 3}H3Z`, '#0c1640') +
    line(`M3 ${h - plate}H${w - 3}`, light, 3) +
    line(`M1 13H${w / 2 - 18}L${w / 2} 1 ${w / 2 + 18} 13H${w - 1}V${h - 1}H1Z`, light, 2) +
    fill(`M${w / 2} 4l9 9-9 9-9-9z`, '#fff3c4'),
  page: (g) => fill('M0 56 60 56 0 180ZM640 56H580L640 180Z', g.light, 0.12),
}
/** Cards with a picture on a rarity's colour, stars, and a pale plate. */
const plate: Skin = {
  rx: 10,
  head: '#2a2f44c0',
  ink: '#4a4a5c',
  paper: '#f2ece0',
  panel: '#20263acc',
  frame: ({ w, h, plate: p }, [light], rank) =>
    box(0, 0, w, h, '#f2ece0', { rx: 10 }) +
    fill(
      `M10 0H${w - 10}Q${w} 0 ${w} 10V${h - p - 22}Q${w} ${h - p} ${w - 22} ${h - p}H0V10Q0 0 10 0Z`,
      `url(#§r${rank})`,
    ) +
    stars(18, 20, 5 - rank, '#fff0b8') +
    box(0, 0, w, h, 'none', { rx: 10, stroke: light }),
  page: () => line('M0 474H640', '#f2ece0', 3, 0.4) + fill('M300 474l20-8 20 8-20 8z', '#f2ece0', 0.5),
}
/** Locker rows with a coloured edge and corner ticks. */
const locker: Skin = {
  rx: 0,
  head: '#0a0e14d8',
  ink: '#eef4ff',
  paper: '#0d131ce0',
  panel: '#0d131cb0',
  frame: ({ w, h, plate: p }, [light, dark], rank) =>
    box(0, 0, w, h, '#121a26') +
    fill(`M0 0H${w}V${h - p}H0Z`, `url(#§r${rank})`, 0.75) +
    line(`M0 ${h - p - 20}H${w}M${w / 3} 0V${h - p}M${(w * 2) / 3} 0V${h - p}`, '#ffffff', 1, 0.12) +
    fill(`M0 ${h - 5}H${w}V${h}H0Z`, dark) +
    line(`M1 16V1H16M${w - 16} 1H${w - 1}V16`, light, 3),
  page: () => line('M0 474H200M440 474H640', '#ffffff', 3, 0.4),
}
/** Stone slots with rivets. */
const slot: Skin = {
  rx: 3,
  head: '#1a1420d8',
  ink: '#ffe9b8',
  paper: '#1c1622',
  panel: '#16101ccc',
  frame: ({ w, h, plate: p }, [light, dark], rank) =>
    box(0, 0, w, h, '#4a4048', { rx: 3 }) +
    box(4, 4, w - 8, h - 8, '#1c1622', { rx: 2 }) +
    fill(`M8 8H${w - 8}V${h - p}H8Z`, `url(#§r${rank})`, 0.9) +
    line(`M8 8H${w - 8}V${h - p}H8Z`, dark, 3) +
    fill(`M0 0h14l-14 14zM${w} 0h-14l14 14zM0 ${h}h14l-14-14zM${w} ${h}h-14l14-14z`, light),
  page: () => line('M6 62V474H634V62', '#c9a04a', 3, 0.7),
}
/** Rounded white frames. */
const candy: Skin = {
  rx: 22,
  head: '#ffffff59',
  ink: '#5a3a6a',
  paper: '#ffffff',
  panel: '#3a2a5a80',
  frame: ({ w, h, plate: p }, [, , high], rank) =>
    box(0, 0, w, h, '#ffffff', { rx: 22 }) +
    box(5, 5, w - 10, h - p - 5, `url(#§r${rank})`, { rx: 18 }) +
    fill(`M24 20q14-10 34-8M18 30h.1`, 'none') +
    line('M22 24Q32 14 48 14', '#ffffff', 5, 0.7) +
    box(0, 0, w, h, 'none', { rx: 22, stroke: high }),
  page: () =>
    fill('M20 470c0-20 30-20 34-4 10-10 30-4 28 8h-62zM560 470c0-20 30-20 34-4 10-10 30-4 28 8h-62z', '#fff', 0.5),
}
/** Paper charms with a red band. */
const charm: Skin = {
  rx: 0,
  head: '#2a0a18d0',
  ink: '#3a1a1a',
  paper: '#f6ead2',
  panel: '#2a0a1eb8',
  frame: ({ w, h, plate: p }, [, dark], rank) =>
    box(0, 0, w, h, '#f6ead2') +
    fill(`M7 7H${w - 7}V${h - p}H7Z`, `url(#§r${rank})`) +
    fill(`M${w / 2 - 16} 0H${w / 2 + 16}V20L${w / 2} 30 ${w / 2 - 16} 20Z`, '#c62f35') +
    line(`M7 7H${w - 7}V${h - 7}H7Z`, dark, 2),
  page: () => fill('M0 480V470q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0V480Z', '#c62f35', 0.4),
}

const BY_GAME: Readonly<Record<string, Skin>> = {
  105: charm,
  108: charm,
  109: plate,
  113: plate,
  115: charm,
  120: candy,
  123: plate,
  124: plate,
  125: plate,
  127: candy,
  132: charm,
  133: candy,
  106: candy,
}
const BY_GENRE: Readonly<Record<string, Skin>> = {
  moba: poster,
  shooter: locker,
  gacha: plate,
  mmo: slot,
  party: candy,
}
export const skinOf = (gameId: string, g: GameArt): Skin => BY_GAME[gameId] ?? BY_GENRE[g.genre] ?? candy

/** Colours of a panel's rows by turns. */
export const rowColour = (i: number, g: GameArt): string =>
  faint(i % 2 ? mix(g.light, g.mid, 0.4) : lighter(g.light, 0.3), i % 2 ? 0.1 : 0.18)

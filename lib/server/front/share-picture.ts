import sharp from 'sharp'
import { cover } from '@/lib/art/cover'
import { emblem } from '@/lib/art/emblem'
import { box, disc, fill, placed, sparkle } from '@/lib/art/svg'
import { priceBand } from '@/lib/shared/pictures/goods-cover-url'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { priceStrokes } from './price-strokes'

const WIDTH = 1200
const HEIGHT = 630
const COLOUR = /^#[0-9a-fA-F]{6}$/
/** Pictures of the shop's goods: one goods number of each type, shown fanned out. */
const GOODS = [
  { sn: 'YBDF1310007', gameId: '131', band: 2, name: '', x: 730, y: 330, turn: 9 },
  { sn: 'DJDF1310003', gameId: '131', band: 3, name: '麒麟', x: 690, y: 60, turn: -8 },
  { sn: 'ZHWZ1070931', gameId: '107', band: 5, name: '貂蝉', x: 560, y: 190, turn: -3 },
] as const
const SCALE = 1.3
/** Plate of the brand's mark, and the mark on it. */
const PLATE = { x: 96, y: 185, side: 260, mark: 204 } as const

/** What the picture of an item shows. */
export interface SharedItem {
  sn: string
  gameId: number
  /** Yuan as text. */
  price: string
  /** Short title, from which its picture is drawn. */
  name: string
}

/** Without text, which is only a picture's caption: the server may have no fonts. Prices are drawn from strokes. */
const card = (
  item: { sn: string; gameId: string; band: number; name: string },
  place: Parameters<typeof placed>[1],
): string =>
  placed(
    box(10, 14, 320, 240, '#00000055', { rx: 12 }) +
      `<svg x="0" y="0" width="320" height="240">${cover({ ...item, size: 'p' })}</svg>`,
    place,
  )

/**
 * Social networks do not accept SVG for shared pages, so the brand's colours, its goods and its mark are drawn as a PNG.
 * Without a readable `mark` (icon or logo) a general emblem stands in its place.
 */
export function drawSharePicture(conf: HomeConf, mark: Buffer | null = null): Promise<Buffer> {
  const cards = GOODS.map(({ x, y, turn, ...item }) => card(item, { x, y, turn, scale: SCALE }))
  return draw(conf, cards.join(''), mark)
}

/** The same for one item: its cover with its price, in the brand's colours. */
export function drawGoodsPicture(
  conf: HomeConf,
  { sn, gameId, price, name }: SharedItem,
  mark: Buffer | null = null,
): Promise<Buffer> {
  const drawn = card({ sn, name, gameId: String(gameId), band: priceBand(price) }, { x: 500, y: 75, turn: 0, scale: 2 })
  const { ink } = coloursOf(conf)
  return draw(conf, drawn + priceStrokes(`¥${price}`, { x: 96, y: 490, height: 70, most: 370, colour: ink }), mark)
}

function coloursOf({ brand }: HomeConf) {
  const colour = (text: string, fallback: string) => (COLOUR.test(text) ? text : fallback)
  return {
    ground: colour(brand.bgColor, '#14307C'),
    ink: colour(brand.onBg, '#FFFFFF'),
    accent: colour(brand.accent, '#F2B541'),
    onAccent: colour(brand.onAccent, '#2B1D00'),
    radius: Math.min(14, Number(brand.radius) || 0) * 4,
  }
}

async function draw(conf: HomeConf, content: string, mark: Buffer | null): Promise<Buffer> {
  const { ground, ink, accent, onAccent, radius } = coloursOf(conf)
  const brand = mark && (await fitted(mark))
  const general = emblem('generic', { lit: onAccent, shade: `${onAccent}b3`, accent: `${onAccent}80` })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">` +
    box(0, 0, WIDTH, HEIGHT, ground) +
    disc(760, 300, 420, ink, 0.08) +
    disc(760, 300, 290, ink, 0.08) +
    box(PLATE.x, PLATE.y, PLATE.side, PLATE.side, brand ? '#FFFFFF' : accent, { rx: radius }) +
    (brand ? '' : placed(general, { x: PLATE.x + 34, y: PLATE.y + 34, scale: 2 })) +
    fill(sparkle(430, 170, 26) + sparkle(470, 470, 16) + sparkle(1130, 90, 20), accent) +
    `${content}</svg>`
  const inset = (PLATE.side - PLATE.mark) / 2
  return sharp(Buffer.from(svg))
    .composite(brand ? [{ input: brand, left: PLATE.x + inset, top: PLATE.y + inset }] : [])
    .png()
    .toBuffer()
}

/** The mark inside a square of its place; null if it cannot be read. */
const fitted = (mark: Buffer): Promise<Buffer | null> =>
  sharp(mark, { density: 400, limitInputPixels: 40_000_000 })
    .resize(PLATE.mark, PLATE.mark, { fit: 'contain', background: '#FFFFFF00' })
    .png()
    .toBuffer()
    .catch(() => null)

import sharp from 'sharp'
import { cover } from '@/lib/art/cover'
import { emblem } from '@/lib/art/emblem'
import { box, disc, fill, placed, sparkle } from '@/lib/art/svg'
import type { HomeConf } from '@/lib/shared/site/home-conf'

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

/**
 * Social networks do not accept SVG for shared pages, so the brand's colours, its goods and a mark are drawn as a PNG.
 * It has no text, because the server may have no fonts.
 */
export function drawSharePicture({ brand }: HomeConf): Promise<Buffer> {
  const colour = (text: string, fallback: string) => (COLOUR.test(text) ? text : fallback)
  const [ground, ink] = [colour(brand.bgColor, '#14307C'), colour(brand.onBg, '#FFFFFF')]
  const [accent, onAccent] = [colour(brand.accent, '#F2B541'), colour(brand.onAccent, '#2B1D00')]
  const radius = Math.min(14, Number(brand.radius) || 0) * 4
  const cards = GOODS.map(({ x, y, turn, ...item }) =>
    placed(
      box(10, 14, 320, 240, '#00000055', { rx: 12 }) +
        `<svg x="0" y="0" width="320" height="240">${cover({ ...item, size: 'p' })}</svg>`,
      { x, y, turn, scale: SCALE },
    ),
  )
  const mark = emblem('generic', { lit: onAccent, shade: `${onAccent}b3`, accent: `${onAccent}80` })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">` +
    box(0, 0, WIDTH, HEIGHT, ground) +
    disc(760, 300, 420, ink, 0.08) +
    disc(760, 300, 290, ink, 0.08) +
    box(96, 185, 260, 260, accent, { rx: radius }) +
    placed(mark, { x: 130, y: 219, scale: 2 }) +
    fill(sparkle(430, 170, 26) + sparkle(470, 470, 16) + sparkle(1130, 90, 20), accent) +
    `${cards.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

import sharp from 'sharp'
import { coverInitial } from '@/lib/shared/cover-url'
import type { HomeConf } from '@/lib/shared/home-conf'

const WIDTH = 1200
const HEIGHT = 630
const COLOUR = /^#[0-9a-fA-F]{6}$/
const FONT = "'Noto Sans CJK SC','Source Han Sans SC','PingFang SC','Microsoft YaHei',sans-serif"
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ESCAPES[c] as string).replace(/[\p{Cs}\p{Cc}\ufffe\uffff]/gu, '')

/** Networks that show a shared page take no SVG: the brand's colours, name and description as a PNG. */
export function drawSharePicture(conf: HomeConf): Promise<Buffer> {
  const { brand, distBaseConf } = conf
  const colour = (text: string, fallback: string) => (COLOUR.test(text) ? text : fallback)
  const [ground, ink, accent] = [
    colour(brand.bgColor, '#14307C'),
    colour(brand.onBg, '#FFFFFF'),
    colour(brand.accent, '#F2B541'),
  ]
  const lines = broken(distBaseConf.websiteDesc, 26).slice(0, 2)
  const text = (words: string, y: number, size: number, more = '') =>
    `<text x="96" y="${y}" font-family="${FONT}" font-size="${size}" fill="${ink}" ${more}>${escapeXml(words)}</text>`
  const onAccent = colour(brand.onAccent, '#2B1D00')
  const mark =
    `<rect x="884" y="205" width="220" height="220" rx="${Math.min(14, Number(brand.radius) || 0) * 4}" fill="${accent}"/>` +
    `<text x="994" y="364" font-family="${FONT}" font-size="136" font-weight="700" fill="${onAccent}" text-anchor="middle">${escapeXml(coverInitial(distBaseConf.websiteName))}</text>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>` +
    `<rect x="96" y="196" width="72" height="8" fill="${accent}"/>${mark}` +
    text([...distBaseConf.websiteName].slice(0, 10).join(''), 304, 72, 'font-weight="700"') +
    lines.map((line, i) => text(line, 376 + i * 44, 28, 'opacity=".86"')).join('') +
    '</svg>'
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function broken(text: string, length: number): string[] {
  const letters = [...text]
  return Array.from({ length: Math.ceil(letters.length / length) }, (_, i) =>
    letters.slice(i * length, (i + 1) * length).join(''),
  )
}

import { escapeMarkup } from '@/lib/shared/text/escape-markup'
import { hash } from './random'

/** Escapes text and drops characters not allowed in XML. */
const escapeXml = (text: string): string => escapeMarkup(text).replace(/[\p{Cs}\p{Cc}\ufffe\uffff]/gu, '')

/** Fonts of the visitor's machine: text is never rendered on the server. */
const FONT = 'PingFang SC,HarmonyOS Sans SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif'

/** Closed rounded outline from x, y pairs; relative coordinates keep it short. */
export function outline(...xy: readonly number[]): string {
  const n = xy.map(Math.round)
  let d = `M${n[0]} ${n[1]}l`
  for (let i = 2; i < n.length; i += 2)
    d += ` ${(n[i] as number) - (n[i - 2] as number)} ${(n[i + 1] as number) - (n[i - 1] as number)}`
  return `${d.replace('l ', 'l')}z`
}

/** Four-pointed sparkle. */
export function sparkle(x: number, y: number, r: number, waist = r * 0.22): string {
  const q = waist
  return outline(x, y - r, x + q, y - q, x + r, y, x + q, y + q, x, y + r, x - q, y + q, x - r, y, x - q, y - q)
}

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
/** The root element sets no fill and round line ends. */
export const line = (d: string, colour: string, width = 2, opacity = 1): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const disc = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

interface Box {
  rx?: number
  stroke?: string
}
export const box = (x: number, y: number, w: number, h: number, colour: string, { rx, stroke }: Box = {}): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"${rx ? ` rx="${rx}"` : ''}${stroke ? ` stroke="${stroke}"` : ''}/>`

interface Place {
  x?: number
  y?: number
  scale?: number
  turn?: number
}
export function placed(art: string, { x = 0, y = 0, scale = 1, turn = 0 }: Place): string {
  const moves = [
    x || y ? `translate(${x} ${y})` : '',
    turn ? `rotate(${turn})` : '',
    scale === 1 ? '' : `scale(${+scale.toFixed(3)})`,
  ]
  return `<g transform="${moves.join('')}">${art}</g>`
}

interface Words {
  size: number
  colour?: string
  bold?: boolean
  anchor?: 'start' | 'middle' | 'end'
  more?: string
}
export const words = (
  text: string,
  x: number,
  y: number,
  { size, colour = '#fff', bold, anchor, more }: Words,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${bold ? ' font-weight="700"' : ''}${anchor && anchor !== 'start' ? ` text-anchor="${anchor}"` : ''}${more ? ` ${more}` : ''}>${escapeXml(text)}</text>`

/** Colour, and its offset, 0-1. */
type Stop = readonly [colour: string, at: number]
const stops = (list: readonly Stop[]): string =>
  list.map(([colour, at]) => `<stop${at ? ` offset="${at}"` : ''} stop-color="${colour}"/>`).join('')
export const linear = (id: string, list: readonly Stop[], to = 'x2="1" y2="1"'): string =>
  `<linearGradient id="${id}" ${to}>${stops(list)}</linearGradient>`
export const radial = (id: string, list: readonly Stop[], at = ''): string =>
  `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`

interface Sheet {
  w: number
  h: number
  /** Gradients and shapes that the body references. */
  defs?: string
  /** How the picture fits a box with a different aspect ratio. */
  fit?: string
}
/**
 * A complete picture. Ids are written §name and get a prefix unique to the picture, so that many can be in one
 * document.
 */
export function sheet({ w, h, defs = '', fit = '' }: Sheet, body: string): string {
  const own = defs ? `a${(hash(defs + w) % 46_656).toString(36)}` : ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"${fit ? ` preserveAspectRatio="${fit}"` : ''} fill="none" stroke-linecap="round"` +
    `${body.includes('<text') ? ` font-family="${FONT}"` : ''}>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`
  return svg.replace(/<style>[^<]*|<[^>]*>/g, (tag) => tidy(tag).replaceAll('§', own))
}

const GAP = 4
/** Square pictures stacked vertically, with gaps so that none is visible at the edge of another. */
export function cells(pictures: readonly string[], side = 96): string {
  const root = '<svg xmlns="http://www.w3.org/2000/svg"'
  const top = (at: number) => at * (side + GAP)
  const height = top(pictures.length) - GAP
  const placedAt = (picture: string, at: number) =>
    picture
      .replace(root, `<svg y="${top(at)}" width="${side}" height="${side}"`)
      // pictures with the same gradients use the same ids
      .replace(/( id="|url\(#|href="#)/g, `$1c${at}`)
  return `${root} viewBox="0 0 ${side} ${height}">${pictures.map(placedAt).join('')}</svg>`
}

/** Shortens colours and removes leading zeros and unnecessary spaces. */
const tidy = (tag: string): string =>
  tag
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?=")/gi, '#$1$2$3')
    .replace(/([" (,])0\./g, '$1.')
    .replace(/(\d) -/g, '$1-')

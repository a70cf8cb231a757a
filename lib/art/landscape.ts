import type { Dice } from './random'
import { fill, line } from './svg'

/** Draws smooth ridge across the full width, closed at the bottom. */
export function ridge(d: Dice, [w, h]: readonly [number, number], y: number, height: number, step: number): string {
  let path = `M0 ${h}V${y}`
  let from = y
  for (let x = 0; x < w; x += step) {
    const to = y - d.between(-height, height)
    path += `C${x + step / 2} ${from} ${x + step / 2} ${to} ${x + step} ${to}`
    from = to
  }
  return `${path}V${h}Z`
}

/** Draws soft rounded peaks, as in ink paintings. */
export function peaks(d: Dice, [w, h]: readonly [number, number], y: number, height: number, count: number): string {
  let path = `M-40 ${h}V${y}`
  for (let x = -40; x < w + 40; ) {
    const step = (w / count) * (0.6 + d.next() * 0.8)
    const [top, at] = [Math.round(y - height * (0.35 + d.next() * 0.65)), 0.4 + d.next() * 0.2]
    const px = (k: number) => Math.round(x + step * k)
    path += `C${px(0.24)} ${y} ${px(at - 0.1)} ${top} ${px(at)} ${top}S${px(0.78)} ${y - 10} ${px(1)} ${y}`
    x += step
  }
  return `${path}V${h}Z`
}

/** Sharp peaks. */
export function crags(d: Dice, [w, h]: readonly [number, number], y: number, height: number, count: number): string {
  let path = `M0 ${h}V${y}`
  for (let i = 1; i <= count; i++) {
    const x = Math.round((w / count) * i)
    const top = x - Math.round((w / count) * (0.35 + d.next() * 0.3))
    path += `L${top} ${Math.round(y - height * (0.35 + d.next() * 0.65))}L${top + 16} ${Math.round(y - height * 0.3)}L${x} ${Math.round(y - d.next() * height * 0.2)}`
  }
  return `${path}V${h}Z`
}

interface Roof {
  x: number
  y: number
  w: number
  h: number
  colour: string
  edge: string
}
/** Draws chinese roof with upturned eaves; x, y is the centre of its ridge. */
export function roof({ x, y, w, h, colour, edge }: Roof): string {
  const a = w / 2
  const at = (k: number) => Math.round(x + w * k)
  const eave = `M${x - a - 18} ${y + h - 16}Q${x - a + 14} ${y + h + 4} ${x - a + 46} ${y + h}H${x + a - 46}Q${x + a - 14} ${y + h + 4} ${x + a + 18} ${y + h - 16}`
  const middle = Math.round(y + h * 0.62)
  const ribs = [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => `M${at(i * 0.085)} ${y + 3}Q${at(i * 0.1)} ${middle} ${at(i * 0.125)} ${y + h - 2}`)
    .join('')
  return (
    fill(
      `${eave}Q${at(0.36)} ${middle} ${at(0.3)} ${y}H${at(-0.3)}Q${at(-0.36)} ${middle} ${x - a - 18} ${y + h - 16}Z`,
      colour,
    ) +
    line(ribs, edge, 1.5, 0.4) +
    line(eave, edge, 3) +
    line(`M${at(-0.3)} ${y}H${at(0.3)}`, edge, 5)
  )
}

/** Parses a colour of the form #rrggbb. */
const channels = (colour: string): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
const hex = (values: readonly number[]): string =>
  `#${values.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

/** Interpolates between `a` and `b` by `t`, 0-1. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b)
  return hex(channels(a).map((v, i) => v + ((to[i] as number) - v) * t))
}
export const lighter = (colour: string, t: number): string => mix(colour, '#ffffff', t)
export const darker = (colour: string, t: number): string => mix(colour, '#05060f', t)

/** Adds an opacity, 0-1. */
export const faint = (colour: string, opacity: number): string => colour + hex([opacity * 255]).slice(1)

/** Rotates the hue. Olive hues (45-105 degrees) are kept, because they look dirty as backgrounds. */
export function turned(colour: string, degrees: number): string {
  const [r = 0, g = 0, b = 0] = channels(colour).map((v) => v / 255)
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = high - low
  if (!span) return colour
  const light = (high + low) / 2
  const sector = high === r ? (g - b) / span + 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4
  const hue = (sector * 60 + degrees + 360) % 360
  if (hue > 45 && hue < 105) return colour
  const reach = (span / (1 - Math.abs(2 * light - 1))) * Math.min(light, 1 - light)
  return hex(
    [0, 8, 4].map((n) => {
      const k = (n + hue / 30) % 12
      return 255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    }),
  )
}

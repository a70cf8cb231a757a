import type { Brand, HomeConf } from '@/lib/shared/site/home-conf'
import { shadeUnder } from '@/lib/shared/text/contrast'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { DEFAULT_BRAND } from './default-home-conf'

/** Neutral icon for a brand without one. */
export const PLAIN_ICON = '/brand/plain-icon.svg'
const COLOUR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i

const colour = (value: unknown, fallback: string): string =>
  typeof value === 'string' && COLOUR.test(value) ? value : fallback

function number(value: unknown, min: number, max: number, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : fallback
}

/** `url("…")`, or undefined if unsafe. Characters that could end a string or a <style> block are percent-encoded. */
function cssUrl(text: string): string | undefined {
  const url = mediaUrl(text)
  if (!url) return undefined
  return `url("${url.replace(/["'()\\<>\s]/g, (c) => `%${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`)}")`
}

/**
 * The distributor's BRAND block as custom properties, for a <style> element; `html:root` overrides tokens.css wherever
 * it loads. Every value is checked again regardless of the configuration: an invalid one falls back to the default
 * block, so hostile text cannot break out of the declaration.
 */
export function brandCss(conf: HomeConf): string {
  const brand: Partial<Brand> = conf.brand ?? {}
  const d = DEFAULT_BRAND
  const onPrimary = colour(brand.onPrimary, d.onPrimary)
  const lines: [string, string | undefined][] = [
    ['primary', colour(brand.primary, d.primary)],
    ['on-primary', onPrimary],
    ['shade', shadeUnder(onPrimary)],
    ['primary-text', colour(brand.primaryText, d.primaryText)],
    ['accent', colour(brand.accent, d.accent)],
    ['on-accent', colour(brand.onAccent, d.onAccent)],
    ['radius', `${number(brand.radius, 0, 14, d.radius)}px`],
    ['bg-color', colour(brand.bgColor, d.bgColor)],
    ['bg-image', cssUrl(conf.pictArea.backImg) ?? 'none'],
    ['bg-scrim', colour(brand.bgScrim, 'transparent')],
    ['on-bg', colour(brand.onBg, d.onBg)],
    ['logo', cssUrl(conf.pictArea.logo) ?? 'none'],
    ['logo-ratio', String(number(brand.logoRatio, 0.5, 12, d.logoRatio))],
    ['icon', cssUrl(conf.pictArea.webIcon) ?? `url("${PLAIN_ICON}")`],
  ]
  return `html:root{${lines
    .filter(([, value]) => value)
    .map(([name, value]) => `--brand-${name}:${value}`)
    .join(';')}}`
}

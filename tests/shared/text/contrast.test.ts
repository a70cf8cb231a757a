import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contrast,
  contrastPairs,
  isReadable,
  nearestReadable,
  paletteOf,
  readableBrand,
} from '@/lib/shared/text/contrast'
import { DEFAULT_BRAND } from '@/lib/tenant/default-home-conf'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

/** A colour with its share of opacity, #RRGGBBAA, over white. */
function overWhite(scrim: string): string {
  const share = Number.parseInt(scrim.slice(7), 16) / 255
  const channels = [1, 3, 5].map((i) =>
    Math.round(255 * (1 - share) + Number.parseInt(scrim.slice(i, i + 2), 16) * share),
  )
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

describe('colour contrast', () => {
  it('contrast is calculated as in WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
    expect(contrast('#155B3D', '#FFFFFF')).toBeCloseTo(8.06, 1)
  })

  it('a readable colour stays unchanged, an unreadable one is adjusted until readable', () => {
    fc.assert(
      fc.property(colour, colour, (text, ground) => {
        const near = nearestReadable({ text, ground })
        expect(isReadable({ text: near, ground })).toBe(true)
        if (isReadable({ text, ground })) expect(near).toBe(text)
      }),
    )
  })

  it('any brand colours are adjusted until they may be published', () => {
    fc.assert(
      fc.property(colour, colour, colour, colour, (primary, onPrimary, primaryText, accent) => {
        const mended = readableBrand({ ...DEFAULT_BRAND, primary, onPrimary, primaryText, accent })
        expect(contrastPairs(mended).filter((pair) => !isReadable(pair))).toEqual([])
        expect(mended.primary).toBe(primary)
      }),
    )
  })

  it('from any primary colour a readable set is made, and only colours change', () => {
    fc.assert(
      fc.property(colour, (primary) => {
        const { radius, logoRatio, ...made } = paletteOf({ ...DEFAULT_BRAND, primary })
        expect(made.primary).toBe(primary)
        expect({ radius, logoRatio }).toEqual({ radius: DEFAULT_BRAND.radius, logoRatio: DEFAULT_BRAND.logoRatio })
        expect(contrast(made.onBg, overWhite(made.bgScrim)), 'on the palest picture').toBeGreaterThanOrEqual(4.5)
        expect(contrastPairs({ ...DEFAULT_BRAND, ...made }).filter((pair) => !isReadable(pair))).toEqual([])
      }),
    )
    const accentOf = (primary: string) => paletteOf({ ...DEFAULT_BRAND, primary }).accent
    expect([accentOf('#0000FF'), accentOf('#D9480F')]).toEqual(['#C2410C', '#1D5FBF'])
  })
})

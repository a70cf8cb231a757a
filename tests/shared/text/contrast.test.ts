import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contrast,
  contrastPairs,
  isReadable,
  nearestReadable,
  paletteOf,
  readableBrand,
  textOn,
} from '@/lib/shared/text/contrast'
import { DEFAULT_BRAND } from '@/lib/tenant/default-home-conf'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

const channelsOf = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** A colour with its share of opacity, #RRGGBBAA, over a picture of one grey. */
function over(grey: number, scrim: string): string {
  const share = Number.parseInt(scrim.slice(7), 16) / 255
  const channels = channelsOf(scrim).map((one) => Math.round(grey * (1 - share) + one * share))
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

const paletteFrom = (primary: string) => paletteOf({ ...DEFAULT_BRAND, primary })
const [BLACK, WHITE] = ['#000000', '#FFFFFF']
/** Black reaches 7:1 on it, white does not reach 4.5:1. */
const lightColour = colour.filter((one) => contrast(BLACK, one) >= 7)
const darkColour = colour.filter((one) => contrast(WHITE, one) >= 4.5)

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
        for (const grey of [0, 255])
          expect(
            contrast(made.onBg, over(grey, made.bgScrim)),
            'on the darkest and palest picture',
          ).toBeGreaterThanOrEqual(4.5)
        expect(contrastPairs({ ...DEFAULT_BRAND, ...made }).filter((pair) => !isReadable(pair))).toEqual([])
      }),
    )
    expect([paletteFrom('#0000FF').accent, paletteFrom('#D9480F').accent]).toEqual(['#C2410C', '#1D5FBF'])
  })

  it('a light primary colour carries near-black text of at least 7:1, and its background stays light', () => {
    fc.assert(
      fc.property(lightColour, (primary) => {
        const { onPrimary, onBg, bgColor, bgScrim } = paletteFrom(primary)
        expect(Math.max(...channelsOf(onPrimary))).toBeLessThanOrEqual(0x24)
        expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(7)
        expect(contrast(bgColor, BLACK)).toBeGreaterThanOrEqual(contrast(primary, BLACK))
        expect(Math.max(...channelsOf(onBg))).toBeLessThanOrEqual(0x24)
        for (const grey of [0, 255]) expect(contrast(onBg, over(grey, bgScrim))).toBeGreaterThanOrEqual(7)
      }),
    )
  })

  it('the background of a light primary colour keeps its hue', () => {
    fc.assert(
      fc.property(lightColour, (primary) => {
        const { bgColor } = paletteFrom(primary)
        const [from, to] = [channelsOf(primary), channelsOf(bgColor)]
        for (const [a, b] of [
          [0, 1],
          [1, 2],
          [0, 2],
        ] as const)
          expect(Math.sign((from[a] ?? 0) - (from[b] ?? 0)) * ((to[a] ?? 0) - (to[b] ?? 0))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('a dark primary colour carries white text, also on its dark background', () => {
    fc.assert(
      fc.property(darkColour, (primary) => {
        const { onPrimary, onBg, bgColor } = paletteFrom(primary)
        expect([onPrimary, onBg]).toEqual([WHITE, WHITE])
        expect(contrast(WHITE, bgColor)).toBeGreaterThanOrEqual(7)
      }),
    )
  })

  it.each([
    ['#FFD400', '#161B24'],
    ['#7FE3C4', '#161B24'],
    ['#FF9EB5', '#161B24'],
    ['#1A2B6D', WHITE],
    ['#D3202A', WHITE],
  ])('the text on %s is %s, never grey', (primary, text) => {
    expect(textOn(primary)).toBe(text)
    expect(paletteFrom(primary).onPrimary).toBe(text)
  })

  it('unreadable white text on a light fill is replaced by near-black', () => {
    expect(readableBrand({ ...DEFAULT_BRAND, primary: '#FFD400', onPrimary: WHITE }).onPrimary).toBe('#161B24')
  })
})

import type { Brand } from '../site/home-conf'

/** Colours (#RRGGBB) of a pair that must be readable, and which brand field is adjusted if it is not. */
interface ContrastPair {
  field: 'onPrimary' | 'onAccent' | 'onBg' | 'primaryText'
  label: string
  text: string
  ground: string
}

/** WCAG AA for text. */
export const LEAST_CONTRAST = 4.5
/** styles/tokens.css mixes at most 2.4 % of primary into #F8F9FB; this plain background is a safe approximation. */
const GROUND = '#F8F9FB'

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const c = value / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two #RRGGBB colours, 1-21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** All colour pairs of a brand, in the order of its fields. */
export const contrastPairs = (brand: Brand): ContrastPair[] => [
  { field: 'onPrimary', label: '主色上的文字', text: brand.onPrimary, ground: brand.primary },
  { field: 'primaryText', label: '链接文字与白底', text: brand.primaryText, ground: '#FFFFFF' },
  { field: 'primaryText', label: '链接文字与页面底色', text: brand.primaryText, ground: GROUND },
  { field: 'onAccent', label: '强调色上的文字', text: brand.onAccent, ground: brand.accent },
  { field: 'onBg', label: '背景上的文字', text: brand.onBg, ground: brand.bgColor },
]

export const isReadable = ({ text, ground }: Pick<ContrastPair, 'text' | 'ground'>): boolean =>
  contrast(text, ground) >= LEAST_CONTRAST

const mix = (from: string, to: number, share: number): string =>
  `#${channels(from)
    .map((value) =>
      Math.round(value + (to - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

const STEPS = 50

/** The colour closest to `text` that is readable on `ground`: darker or lighter, whichever is the smaller change. */
export function nearestReadable({ text, ground }: Pick<ContrastPair, 'text' | 'ground'>): string {
  for (let step = 0; step <= STEPS; step++)
    for (const end of [0, 255]) {
      const tried = mix(text, end, step / STEPS)
      if (isReadable({ text: tried, ground })) return tried
    }
  return '#000000' // unreachable: black or white is readable on every colour
}

/** --ink of styles/tokens.css. */
const INK = '#161B24'
const WHITE = '#FFFFFF'
/** WCAG AAA: dark text on a light ground that is only just readable looks grey. */
const CLEAR_CONTRAST = 7

/** White where it is readable on the ground, otherwise near-black: as dark as 7:1 needs, black where no text has that. */
export function textOn(ground: string): string {
  if (isReadable({ text: WHITE, ground })) return WHITE
  for (let step = 0; step <= STEPS; step++) {
    const tried = mix(INK, 0, step / STEPS)
    if (contrast(tried, ground) >= CLEAR_CONTRAST) return tried
  }
  return '#000000'
}

/** The end to which a hovered fill moves: away from its text. */
export const shadeUnder = (text: string): string =>
  contrast(text, '#000000') >= contrast(text, WHITE) ? '#000000' : WHITE

/** What replaces the unreadable text of a pair: a link keeps its hue, text on a fill is near-black or white. */
export const readableText = (pair: ContrastPair): string =>
  pair.field === 'primaryText' ? nearestReadable(pair) : textOn(pair.ground)

/** The brand with every unreadable colour replaced by a readable one. */
export function readableBrand(brand: Brand): Brand {
  const mended = { ...brand }
  for (const { field, label } of contrastPairs(brand)) {
    const pair = contrastPairs(mended).find((one) => one.label === label)
    if (pair && !isReadable(pair)) mended[field] = readableText(pair)
  }
  return mended
}

/** Accents that white is readable on: the warm one, or the cool one with a warm primary colour. */
const [WARM, COOL] = ['#C2410C', '#1D5FBF']

/** Whether red is the strongest part and blue the weakest. */
function isWarm(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = channels(hex)
  return r > g && g >= b
}

/** Share of black, or for a light colour of white, in the background made of it. */
const [BACKGROUND_SHADE, BACKGROUND_TINT] = [0.5, 0.68]
/** 80 %: white stays readable on the background colour over any picture. A light colour over a dark picture needs more. */
const [SCRIM_ALPHA, LIGHT_SCRIM_ALPHA] = ['CC', 'F0']

/** A readable set of colours proposed from the primary one; everything that is no colour stays. */
export const paletteOf = (brand: Brand): Brand => {
  const { primary } = brand
  const onPrimary = textOn(primary)
  const isLight = onPrimary !== WHITE
  const bgColor = isLight ? mix(primary, 255, BACKGROUND_TINT) : mix(primary, 0, BACKGROUND_SHADE)
  return readableBrand({
    ...brand,
    onPrimary,
    primaryText: primary,
    accent: isWarm(primary) ? COOL : WARM,
    onAccent: WHITE,
    bgColor,
    bgScrim: `${bgColor}${isLight ? LIGHT_SCRIM_ALPHA : SCRIM_ALPHA}`,
    onBg: textOn(bgColor),
  })
}

/** Items of one rarity in an account, as listed by its seller. */
export interface Holding {
  rarity: string
  count: number
  names: string[]
}

/** Format: 荣耀典藏（3）：武则天倪克斯神谕、貂蝉仲夏夜之梦等 */
const PART = /^(.{1,12})（(\d{1,4})）[：:](.+?)等?$/u

function holdingsOf(line: string): Holding[] | undefined {
  const parts = line.replace(/^【[^】]{1,6}】/u, '').split('；')
  const found = parts.flatMap((part) => {
    const [, rarity, count, names] = PART.exec(part.trim()) ?? []
    return rarity && names ? [{ rarity, count: Number(count), names: names.split('、').filter(Boolean) }] : []
  })
  return found.length === parts.length ? found : undefined
}

/** Splits a description into its lists of holdings and the remaining text. */
export function readDescription(description: string): { holdings: Holding[]; text: string } {
  const holdings: Holding[] = []
  const rest = description.split('\n').filter((line) => {
    const found = holdingsOf(line.trim())
    if (found) holdings.push(...found)
    return !found
  })
  return { holdings, text: rest.join('\n').trim() }
}

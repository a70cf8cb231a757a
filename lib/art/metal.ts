import type { GameArt } from './games'
import { fill, outline } from './svg'

/** Frame metals of the price bands: bronze, silver, azure, violet, gold. */
export interface Metal {
  lit: string
  shade: string
  shine: string
}
const metal = (lit: string, shade: string, shine: string): Metal => ({ lit, shade, shine })
const METALS = [
  metal('#f3c9a4', '#b26a4a', '#ffe9d6'),
  metal('#eef3fb', '#8f9cb8', '#ffffff'),
  metal('#a9d6ff', '#3f78d8', '#e8f5ff'),
  metal('#dcb8ff', '#7a3fd8', '#f6e9ff'),
  metal('#ffe9a6', '#d9912a', '#fff8dc'),
] as const

/** Upper limits of price bands 1-5, in yuan: 100, 500, 2000, 10000, none. */
export const metalOf = (band: number): Metal => METALS[band - 1] ?? METALS[0]

/** Draws rank crest around 0, 0; the wings grow with the price band. */
export function crest(band: number, { lit, shade }: Metal, g: GameArt): string {
  let [left, right] = ['', '']
  for (let i = 0; i < (band > 2 ? 2 : 1); i++) {
    const [y, x] = [-6 + i * 8, 10 + band * 6 - i * 7]
    left += outline(-8, y + 8, -12 - x, y - 7, -9 - x * 0.6, y + 5, -7, y + 14)
    right += outline(8, y + 8, 12 + x, y - 7, 9 + x * 0.6, y + 5, 7, y + 14)
  }
  return (
    fill(left, lit) +
    fill(right, shade) +
    fill('M0-19 15-9 13 11 0 21-13 11-15-9Z', shade) +
    fill('M0-19V21L-13 11-15-9Z', lit) +
    fill('M0-12 9-5 8 7 0 14-8 7-9-5Z', g.deep) +
    fill('M0-10 7 1 0 11-7 1Z', g.accent) +
    fill('M0-10V11L-7 1Z', '#fff', 0.5)
  )
}

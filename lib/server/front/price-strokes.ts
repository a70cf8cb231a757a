/** Strokes of each sign on a grid of 10 by 16, and its width. */
const SIGNS: Readonly<Record<string, readonly [strokes: string, width: number]>> = {
  '0': ['M5 0Q10 0 10 8Q10 16 5 16Q0 16 0 8Q0 0 5 0Z', 10],
  '1': ['M1 3L5 0V16M1 16H9', 10],
  '2': ['M0 4Q0 0 5 0Q10 0 10 4Q10 7 6 10L0 16H10', 10],
  '3': ['M0 2Q2 0 5 0Q10 0 10 4Q10 7.5 5 7.5Q10 7.5 10 12Q10 16 5 16Q1 16 0 13', 10],
  '4': ['M8 16V0L0 11H10', 10],
  '5': ['M9 0H1V7Q3 6 5 6Q10 6 10 11Q10 16 5 16Q2 16 0 14', 10],
  '6': ['M9 1Q1 0 0 10Q0 16 5 16Q10 16 10 11Q10 6.5 5 6.5Q1 6.5 0 10', 10],
  '7': ['M0 0H10L4 16', 10],
  '8': [
    'M5 7.5Q0.5 7.5 0.5 3.8Q0.5 0 5 0Q9.5 0 9.5 3.8Q9.5 7.5 5 7.5Q0 7.5 0 11.8Q0 16 5 16Q10 16 10 11.8Q10 7.5 5 7.5Z',
    10,
  ],
  '9': ['M10 6Q9 9.5 5 9.5Q0 9.5 0 5Q0 0 5 0Q10 0 10 6Q10 15 1 15.5', 10],
  '.': ['M1 15.5V16', 2],
  '¥': ['M0 0L5 7L10 0M5 7V16M1 8H9M1 11.5H9', 10],
}
const GRID = 16
const GAP = 4

interface Place {
  x: number
  y: number
  height: number
  /** A longer price becomes smaller. */
  most: number
  colour: string
}

/** A price as SVG strokes, because the server may have no fonts. Signs without strokes are left out. */
export function priceStrokes(text: string, { x, y, height, most, colour }: Place): string {
  const signs = [...text].flatMap((sign) => (SIGNS[sign] ? [SIGNS[sign]] : []))
  const width = signs.reduce((sum, [, one]) => sum + one + GAP, 0)
  const scale = Math.min(height / GRID, most / width)
  let at = 0
  const drawn = signs.map(([strokes, one]) => {
    const path = `<path transform="translate(${at} 0)" d="${strokes}"/>`
    at += one + GAP
    return path
  })
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="2.2" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`
  )
}

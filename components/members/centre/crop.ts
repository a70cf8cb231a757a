/** Visible part of a picture: zoom relative to the whole, and position of its centre, 0-1. */
export interface Cut {
  zoom: number
  x: number
  y: number
}
export const WHOLE: Cut = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 4

interface Size {
  width: number
  height: number
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The largest square for this zoom, within the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Cut): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / clamp(zoom, 1, MOST_ZOOM)
  return {
    side,
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
  }
}

/** Moves the crop by a multiple of the visible square, to the right or down. */
export function moved(size: Size, cut: Cut, dx: number, dy: number): Cut {
  const { side, left, top } = squareOf(size, cut)
  const at = squareOf(size, {
    ...cut,
    x: (left + side / 2 - dx * side) / size.width,
    y: (top + side / 2 - dy * side) / size.height,
  })
  return { ...cut, x: (at.left + side / 2) / size.width, y: (at.top + side / 2) / size.height }
}

import { expect, test } from 'vitest'
import { moved, squareOf, WHOLE } from '@/components/members/centre/crop'

const WIDE = { width: 800, height: 400 }

test('the crop of a non-square picture is its full-height centre', () => {
  expect(squareOf(WIDE, WHOLE)).toEqual({ left: 200, top: 0, side: 400 })
})

test('zooming in crops a smaller square around the same centre', () => {
  expect(squareOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 300, top: 100, side: 200 })
})

test('the crop never exceeds the picture when moved or zoomed', () => {
  expect(squareOf(WIDE, { zoom: 2, x: 5, y: -5 })).toEqual({ left: 600, top: 0, side: 200 })
  expect(squareOf(WIDE, { ...WHOLE, zoom: 99 }).side).toBe(100)
  expect(squareOf(WIDE, { ...WHOLE, zoom: 0.2 }).side).toBe(400)
})

test('dragging right moves the crop left and stops at the edge', () => {
  const left = moved(WIDE, WHOLE, 0.25, 0)
  expect(squareOf(WIDE, left)).toEqual({ left: 100, top: 0, side: 400 })
  const far = moved(WIDE, moved(WIDE, left, 3, 0), -0.25, 0)
  expect(squareOf(WIDE, far).left).toBe(100)
})

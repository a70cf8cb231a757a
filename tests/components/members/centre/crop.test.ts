import { expect, test } from 'vitest'
import { moved, squareOf, WHOLE } from '@/components/members/centre/crop'

const WIDE = { width: 800, height: 400 }

test('a picture that is not square gives its middle, whole height', () => {
  expect(squareOf(WIDE, WHOLE)).toEqual({ left: 200, top: 0, side: 400 })
})

test('what is larger is a smaller square around the same middle', () => {
  expect(squareOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 300, top: 100, side: 200 })
})

test('nothing beyond the edge is taken, however far it is moved or made larger', () => {
  expect(squareOf(WIDE, { zoom: 2, x: 5, y: -5 })).toEqual({ left: 600, top: 0, side: 200 })
  expect(squareOf(WIDE, { ...WHOLE, zoom: 99 }).side).toBe(100)
  expect(squareOf(WIDE, { ...WHOLE, zoom: 0.2 }).side).toBe(400)
})

test('dragging to the right shows what is to the left, and at the edge it does not run on', () => {
  const left = moved(WIDE, WHOLE, 0.25, 0)
  expect(squareOf(WIDE, left)).toEqual({ left: 100, top: 0, side: 400 })
  const far = moved(WIDE, moved(WIDE, left, 3, 0), -0.25, 0)
  expect(squareOf(WIDE, far).left).toBe(100)
})

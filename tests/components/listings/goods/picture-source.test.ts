import { expect, test } from 'vitest'
import { checkedNote } from '@/components/listings/goods/picture-source'

test('the note on a staff picture says so if it is a generated one', () => {
  expect(checkedNote('2026-11-24', 'uploaded')).toBe('平台验号 11-24')
  expect(checkedNote('2026-11-24', 'demo')).toBe('平台验号 11-24（演示图）')
})

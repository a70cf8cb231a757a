import { expect, test } from 'vitest'
import { goalOf } from '@/lib/shared/trade/boost-terms'

test('a rank is reached from another one; the title of a package is shown with the present rank instead', () => {
  expect(goalOf({ from: '钻石Ⅴ', to: '星耀Ⅴ' })).toEqual({ from: '钻石Ⅴ', to: '星耀Ⅴ' })
  const title = '钻石打到星耀'
  expect(goalOf({ from: '钻石Ⅴ', to: title, isPackage: true })).toEqual({ from: '', to: `${title}（当前钻石Ⅴ）` })
  expect(goalOf({ from: '', to: title, isPackage: true })).toEqual({ from: '', to: title })
})

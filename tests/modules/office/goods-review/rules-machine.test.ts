import { expect, it } from 'vitest'
import { machineFindings } from '@/lib/server/modules/office/goods-review/rules-machine'

it('blocked and doubtful parts are findings of their own; parts without a verdict are one', () => {
  const found = [
    { verdict: 'review', reason: '疑似广告' },
    { verdict: 'block', reason: '' },
    { verdict: 'none', reason: '' },
    { verdict: 'pass', reason: '' },
    { verdict: 'none', reason: '' },
  ] as const
  expect(machineFindings(found, [0, 1, 2, 3, 5])).toEqual([
    { rule: 'doubt', text: '文字：疑似广告' },
    { rule: 'machine', text: '第 1 张图片：可能违规' },
    { rule: 'unlooked', text: '第 2、5 张图片未经机审，需人工查看' },
  ])
  expect(machineFindings([found[2], found[4]], [0, 1])).toEqual([
    { rule: 'unlooked', text: '文字和第 1 张图片未经机审，需人工查看' },
  ])
  expect(machineFindings([found[3]], [0])).toEqual([])
})

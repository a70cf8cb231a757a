// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Evaluation, EvaluationResult } from '@/components/selling/evaluator/evaluation-result'
import { factErrors } from '@/components/selling/evaluator/fact-errors'

const FIELDS = [
  { key: 'ranking', label: '段位', unit: '', options: ['倔强青铜', '永恒钻石'], maxPoints: 12, middle: '' },
  { key: 'skins', label: '皮肤', unit: '', options: [], least: 0, most: 1200, maxPoints: 50, middle: '260' },
  { key: 'heroes', label: '英雄', unit: '个', options: [], least: 0, most: 150, maxPoints: 16, middle: '110' },
]
const RESULT: Evaluation = {
  low: '900.00',
  mid: '1000.00',
  high: '1100.00',
  score: 60,
  sampleSize: 400,
  confidence: 'high',
  beyond: [],
  factors: [],
  nearest: [],
  recycleLow: '650.00',
  recycleHigh: '750.00',
}
const shown = (evaluation: Evaluation) =>
  render(
    <EvaluationResult
      form={{ busy: false, refusal: null }}
      evaluation={evaluation}
      gid="107"
      gameName="王者荣耀"
      facts={{}}
    />,
  ).container.textContent ?? ''

test('a number out of bounds is reported with field and range, in the server’s wording', () => {
  expect(factErrors(FIELDS, { ranking: '倔强青铜', skins: '9999', heroes: '500' })).toEqual({
    ranking: undefined,
    skins: '皮肤请填写 0–1200',
    heroes: '英雄请填写 0–150 个',
  })
  expect(factErrors(FIELDS, { ranking: '', skins: '', heroes: '很多' })).toEqual({
    ranking: '请选择段位',
    skins: '请输入皮肤，应为数字',
    heroes: '请输入英雄，应为数字',
  })
})

test('a large sample counts as sufficient only if comparable sales exist', () => {
  const text = shown(RESULT)
  expect(text).toContain('样本充足')
  expect(text).toContain('650.00')
  expect(text).not.toContain('没有相近的成交')
})

test('without comparable sales the result shows what differs, and no recycling price', () => {
  const beyond = [{ key: 'skins', label: '皮肤', value: '1100', low: '38', high: '609' }]
  const text = shown({ ...RESULT, confidence: 'none', beyond, recycleLow: null, recycleHigh: null })
  expect(text).toContain('近期没有相近的成交（皮肤 1100，已成交的为 38–609）。以上价格按最接近的成交推算，仅供参考。')
  expect(text).toContain('平台回收参考 待客服报价')
  expect(text).not.toContain('样本充足')
  expect(screen.queryByText(/中位数/)).toBeNull()
})

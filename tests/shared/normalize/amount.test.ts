import { expect, test } from 'vitest'
import { amountWords, normalAmount } from '@/lib/shared/normalize/amount'

test.each([
  ['１００', '100'],
  ['100。5', '100.5'],
  ['１２．５０', '12.50'],
  ['1,000', '1000'],
  ['1，250.00', '1250.00'],
  ['￥100', '100'],
  ['¥ 3.70', '3.70'],
  ['3.70元', '3.70'],
  ['100元整', '100'],
  ['RMB 88', '88'],
  ['100.', '100'],
  ['.5', '0.5'],
  ['3,70', '3,70'],
  ['1,2345', '1,2345'],
  ['-5', '-5'],
  ['1e3', '1e3'],
  ['五十', '五十'],
  ['100￥', '100'],
  ['CN¥100', '100'],
  ['人民幣100圓', '100'],
  ['88塊錢', '88'],
  ['100٫50', '100.50'],
  ['10²', '10²'],
  ['$100', '$100'],
])('the amount %s is normalized to %s', (typed, amount) => {
  expect(normalAmount(typed)).toBe(amount)
})

test('an ambiguous comma in an amount has its own error message', () => {
  const said = (text: string) => amountWords(normalAmount(text), '不是金额')
  for (const text of ['3,70', '1,2345', '1,00,000', '12,5.0'])
    expect(said(text)).toBe('金额里的逗号有歧义，小数请用小数点，如 3.70')
  for (const text of ['1,000', '3.70', 'a,b', '']) expect(said(text)).toBe('不是金额')
})

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VirtualFaq } from '@/components/listings/virtual/virtual-faq'

afterEach(cleanup)
const show = (hasCover: boolean, isAutomatic = false) =>
  render(<VirtualFaq goodsTypeId={46} isAutomatic={isAutomatic} start="24 小时" hasCover={hasCover} />)

test('the FAQ explains missing cover only where there is none', () => {
  show(false)
  expect(screen.getByText('为什么没有包赔选项？')).toBeTruthy()
  cleanup()
  show(true)
  expect(screen.queryByText('为什么没有包赔选项？')).toBeNull()
})

test('the FAQ says that a code is shown after the payment only if the seller has stored it', () => {
  show(false)
  expect(screen.getByText(/^卖家发货后，打开订单详情/)).toBeTruthy()
  cleanup()
  show(false, true)
  expect(screen.getByText(/^付款后，打开订单详情/)).toBeTruthy()
  expect(screen.queryByText(/卖家发货后/)).toBeNull()
})

test('the FAQ states that refunds go to the payment source', () => {
  show(false)
  expect(screen.getByText('付款后 24 小时内没有交付，订单自动取消，货款全额原路退回。')).toBeTruthy()
})

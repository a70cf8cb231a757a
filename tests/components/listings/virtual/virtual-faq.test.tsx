// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VirtualFaq } from '@/components/listings/virtual/virtual-faq'

afterEach(cleanup)
const show = (hasCover: boolean) => render(<VirtualFaq goodsTypeId={46} start="24 小时" hasCover={hasCover} />)

test('the FAQ explains missing cover only where there is none', () => {
  show(false)
  expect(screen.getByText('为什么没有包赔选项？')).toBeTruthy()
  cleanup()
  show(true)
  expect(screen.queryByText('为什么没有包赔选项？')).toBeNull()
})

test('the FAQ states that refunds go to the payment source', () => {
  show(false)
  expect(screen.getByText('付款后 24 小时内没有交付，订单自动取消，货款全额原路退回。')).toBeTruthy()
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AlikeClaims } from '@/components/office/desk/claims/alike-claims'
import type { DeskClaim } from '@/lib/contract/entities/claim'

const ALIKE: DeskClaim['alike'] = [
  { kind: 'ban', claimSn: 'LP202611161830120002', orderSn: 'D2611211234567891', isPaid: true },
  { kind: 'picture', claimSn: 'LP202611161830120003', orderSn: 'D2611211234567892', isPaid: false },
]

test('who decides a claim sees the other claims that speak against it, with links to their orders', () => {
  render(<AlikeClaims alike={ALIKE} />)
  expect(screen.getByText('同一商品相近日期还有 1 笔封禁理赔，1 笔已赔付')).toBeTruthy()
  expect(screen.getByText('同样的图片出现在其他商品的 1 笔理赔里')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'LP202611161830120002', hidden: true }).getAttribute('href')).toBe(
    '/desk?queue=all&orderSn=D2611211234567891',
  )
})

test('a claim without others shows nothing', () => {
  const { container } = render(<AlikeClaims alike={[]} />)
  expect(container.innerHTML).toBe('')
})

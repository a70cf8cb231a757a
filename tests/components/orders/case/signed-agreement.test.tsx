// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SignedAgreement } from '@/components/orders/agreement/signed-agreement'
import { ClaimDecisions } from '@/components/orders/case/claim/claim-decisions'
import { DisputeRulings } from '@/components/orders/case/dispute/dispute-rulings'
import { citedOf, TAKING_BACK } from '../../support/sample-agreement'
import { claimOf } from '../../support/sample-claims'
import { disputeOf } from '../../support/sample-disputes'

const PROMISE = '《账号转让协议》第三条 卖家的承诺'

test('a party of a case sees number, version, time and the ends of the hash of what was signed, and the way to the own copy', () => {
  render(<SignedAgreement agreement={citedOf()} />)
  const part = screen.getByRole('region', { name: '双方签署的协议' })
  for (const text of ['《账号转让协议》XY2611211234567890', '2026-11-10 14:03', '第 2 版', 'abababab…abababab'])
    expect(part.textContent).toContain(text)
  expect(screen.getByRole('link', { name: '查看我的那份' }).getAttribute('href')).toBe(
    '/center/agreement/D2611211234567890',
  )
  expect(part.textContent).not.toContain(TAKING_BACK)
})

test('of an account that was taken back the clause is shown, with the compensation if it states one', () => {
  const { takingBack } = citedOf()
  const { rerender } = render(<SignedAgreement agreement={citedOf()} isTakenBack />)
  expect(screen.getByText('¥804.00')).toBeTruthy()
  expect(screen.getByText(TAKING_BACK)).toBeTruthy()
  rerender(<SignedAgreement agreement={citedOf()} isTakenBack quoted={[TAKING_BACK]} />)
  expect(screen.queryByText(TAKING_BACK)).toBeNull()
  const without = takingBack && { ...takingBack, compensation: null }
  rerender(<SignedAgreement agreement={citedOf({ takingBack: without })} isTakenBack />)
  expect(screen.queryByText('约定违约金')).toBeNull()
  rerender(<SignedAgreement agreement={citedOf({ takingBack: null })} isTakenBack />)
  expect(screen.queryByText(TAKING_BACK)).toBeNull()
})

test('a decision about a claim shows the text of the clause that it cites', () => {
  const [decision] = claimOf().decisions
  const decisions = decision ? [{ ...decision, rule: TAKING_BACK }] : []
  render(<ClaimDecisions claim={claimOf({ agreement: citedOf(), decisions })} />)
  expect(screen.getByText(TAKING_BACK)).toBeTruthy()
  expect(screen.getByText(/约定违约金为成交价的 30%/)).toBeTruthy()
})

test('a ruling shows the text of the clause that it cites, and of a rule of the platform as before', () => {
  const ruling = {
    round: 1,
    facts: '快照写明可换绑',
    refund: '100.00',
    by: '阿棠',
    seller: '900.00',
    net: null,
    createTime: '2026-11-22 10:00:00',
  }
  const one = (rule: string) => disputeOf({ agreement: citedOf(), rulings: [{ ...ruling, rule }] })
  const { rerender } = render(<DisputeRulings dispute={one(PROMISE)} />)
  expect(screen.getByText(`${PROMISE}：交付后不以任何方式找回账号。`)).toBeTruthy()
  rerender(<DisputeRulings dispute={one('账号规则 4.2')} />)
  expect(screen.getByText(/^账号规则 4.2：/)).toBeTruthy()
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CertificateLookup } from '@/components/site/trust/certificate-lookup'
import { ContactCard } from '@/components/site/trust/contact-card'
import { CoverExplained } from '@/components/site/trust/cover-explained'
import { startOfReport, storyError } from '@/components/site/trust/report-draft'
import { CertificateButton } from '@/components/ui/kit/certificate-button'
import { ServiceDialog } from '@/components/ui/overlays/service-dialog'
import { CLAIM_ADVANCE_HOURS, CLAIM_APPEAL_HOURS, CLAIM_REVIEW_HOURS } from '@/lib/shared/trade/claims'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'

afterEach(() => history.replaceState(null, '', '/'))
const CODE = 'C26112100000001'

test('an issued certificate shows its code and links to its public page', async () => {
  const issue = mockCall('POST /comm/certificateInfo', { code: CODE })
  server.use(issue)
  render(<CertificateButton orderSn="D2611211111111111">开具包赔证书</CertificateButton>)
  await userEvent.click(screen.getByRole('button', { name: '开具包赔证书' }))
  expect(await screen.findByText(CODE)).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看证书' }).getAttribute('href')).toBe(
    `/kfyz?certificate=${CODE}#certificate-box`,
  )
  expect(issue.inputs).toEqual([{ orderSn: 'D2611211111111111' }])
})

test.each<[Output<'GET /comm/queryCertificateInfo'>, string]>([
  [
    {
      code: CODE,
      kind: 'cover',
      title: '普通包赔',
      holder: '南*猫',
      valid: true,
      state: '有效',
      issueDate: '2026-11-21',
    },
    '普通包赔：有效',
  ],
  [{}, '未查到这张证书'],
])('a certificate code in the URL is looked up: %j', async (certificate, title) => {
  history.replaceState(null, '', `/kfyz?certificate=${CODE}`)
  const query = mockCall('GET /comm/queryCertificateInfo', certificate)
  server.use(query)
  render(<CertificateLookup />)
  await userEvent.click(screen.getByRole('button', { name: '查询证书' }))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(query.inputs).toEqual([{ code: CODE }])
})

test('the service dialog shows the published contacts, or the site’s number when they fail to load', async () => {
  server.use(
    mockCall('GET /dist/serQqList', { list: [{ name: '售前', qq: '2850001031' }] }),
    mockCall('GET /operation/PublicWechatQRCode', { url: '/media/qr.png' }),
  )
  const { unmount } = render(<ServiceDialog open serviceNum="400-000" onClose={() => {}} />)
  expect(await screen.findByText('2850001031')).toBeTruthy()
  expect(screen.getByRole('img', { name: '公众号二维码' }).getAttribute('src')).toBe('/media/qr.png')
  expect(screen.queryByText('400-000')).toBeNull()
  unmount()
  server.use(mockCall('GET /dist/serQqList', 'lost'))
  render(<ServiceDialog open serviceNum="400-000" onClose={() => {}} />)
  expect(await screen.findByText('400-000')).toBeTruthy()
})

test('a site without contacts shows a message, and the current covers are explained', () => {
  render(<ContactCard contacts={{ list: [], qrCode: '' }} />)
  expect(screen.getByText(/没有公布站外联系方式/)).toBeTruthy()
  render(
    <CoverExplained
      tiers={[
        {
          ensureId: 9,
          name: '新包赔',
          explain: '赔得更多',
          basisPoints: 1250,
          fixedPrice: null,
          days: 90,
          mostPercent: 100,
        },
      ]}
    />,
  )
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain('新包赔90 天成交价的12.5%赔得更多')
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent)
  expect(steps[0]).toContain('在订单详情点“申请理赔”')
  expect(steps[1]).toContain(`${CLAIM_REVIEW_HOURS} 小时内审核`)
  expect(steps[1]).toContain(`${CLAIM_APPEAL_HOURS} 小时内申诉一次`)
  expect(steps[2]).toContain(`${CLAIM_ADVANCE_HOURS / 24} 天仍未追回`)
})

test('a report about an item starts with its number, which alone is not sufficient', () => {
  const { story, kind } = startOfReport('?goodsSn=ZHWZ1070931')
  expect([story, kind]).toEqual(['商品编号：ZHWZ1070931\n', '4'])
  expect(storyError(story)).toContain('至少')
  expect(storyError(`${story}付款后卖家把账号找回，联系不上，损失五百元整。`)).toBeUndefined()
  expect(startOfReport('?goodsSn=<script>').story).toBe('')
})

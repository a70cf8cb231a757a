import { describe, expect, it } from 'vitest'
import { SAFETY_DOCUMENTS } from '@/lib/server/db/seed/goods/news/documents-safety'
import { TERMS } from '@/lib/server/db/seed/goods/news/documents-terms'
import { GUIDES } from '@/lib/server/db/seed/goods/news/guides'
import { SAFETY_NEWS } from '@/lib/server/db/seed/goods/news/safety-news'

const all = [...SAFETY_DOCUMENTS, ...TERMS, ...GUIDES, ...SAFETY_NEWS]
const textOf = (code: string) => all.find((one) => one.code === code)?.html ?? ''

describe('the platform’s documents state the rules that are in force by default', () => {
  it('a refund goes back to the source of the payment, not to the balance', () => {
    expect(textOf('refund')).toContain('用余额付的退回余额，立即到账；扫码付的退回付款账户')
    for (const { html } of all) expect(html).not.toMatch(/退款(?:只会)?进入[您你]?的?(?:在本站的)?余额/)
  })

  it('the hold of an account is shorter for sellers with a shop deposit', () => {
    const words = '卖家交了店铺保证金的'
    expect(textOf('security')).toContain(`货款继续冻结7天；${words}，冻结72小时`)
    expect(textOf('agreement')).toContain(`账号7天，${words}72小时；其他24小时`)
    for (const { html } of all) expect(html).not.toMatch(/货款继续冻结7天[，。]|保护期结束前拿不到钱/)
  })

  it('a dispute is answered in twelve hours, in two for currency, ruled within a week and appealed within three days', () => {
    expect(textOf('complaints')).toContain('对方12小时内答复（游戏币2小时）；客服介入后7天内裁决')
    expect(textOf('complaints')).toContain('可以在72小时内申诉一次')
  })
})
